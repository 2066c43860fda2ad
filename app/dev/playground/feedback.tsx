import { useState } from 'react';
import { siteApi } from '../site-api.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx';
import { notify } from '../../ui/feedback/notifications.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Row, Section, Specimen } from './section.tsx';

export function Feedback() {
  return (
    <Section title="Feedback" lead="What happened, in one sentence, where it matters.">
      <Specimen name="Alerts">
        <Alert title="Fog expected">Visibility falls below 200 m between four and nine.</Alert>
        <Alert severity="success">The arrival is announced. The office will answer within the hour.</Alert>
        <Alert
          severity="warning"
          title="Low water at 10:40"
          action={<Button size="small">See the tide table</Button>}
        >
          With a draught of 9.4 m you have forty centimetres to spare.
        </Alert>
        <Alert severity="danger" title="The lock is closed" />
        <Alert severity="info">
          https://harbour.example/announcements/2026/a-very-long-address-that-has-no-place-to-break-and-still-must-not-overflow
        </Alert>
      </Specimen>
      <Specimen name="Notifications">
        <Row>
          <Button onClick={() => notify({ message: 'Berth 12 is yours from 14:00.' })}>Info</Button>
          <Button onClick={() => notify({ message: 'The arrival is announced.', severity: 'success' })}>
            Success
          </Button>
          <Button
            onClick={() => notify({ message: 'The wind is turning.', severity: 'warning', duration: 6000 })}
          >
            Warning, 6 seconds
          </Button>
          <Button
            onClick={() =>
              notify({
                message: 'No answer from the lock.',
                severity: 'danger',
                duration: 8000,
                closable: true,
              })
            }
          >
            Danger, closable
          </Button>
          <Button onClick={() => notify({ message: 'Only once, please.' }, { suppressDuplicates: true })}>
            Without duplicates
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Loading bar, at the top of the window">
        <LoadingControls />
      </Specimen>
      <Specimen name="A call whose answer is fatal: the error screen takes the page's place">
        <Row>
          <Button onClick={() => void siteApi.get('/api/no-such-address')}>Ask for what is not there</Button>
        </Row>
      </Specimen>
      <Specimen name="Spinner">
        <Row>
          <Spinner className="size-5 text-sea" />
          <Spinner className="size-8 text-soft" />
        </Row>
      </Specimen>
    </Section>
  );
}

function LoadingControls() {
  const [{ loading, failed }, set] = useState({ loading: false, failed: false });
  return (
    <Row>
      <LoadingBar loading={loading} failed={failed} />
      <Button onClick={() => set({ loading: true, failed: false })}>Load</Button>
      <Button onClick={() => set({ loading: false, failed: false })}>Finish</Button>
      <Button variant="danger" onClick={() => set({ loading: false, failed: true })}>
        Fail
      </Button>
    </Row>
  );
}
