import { CircleHelp, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { createApiClient } from '../../api/api-client.ts';
import { showFatalError } from '../../shell/fatal-error.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadingBar, Spinner } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/feedback/notifications.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Dialog, DialogButton, DialogClose } from '../../ui/overlay/dialog.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { Row, Section, Specimen } from './section.tsx';

export function Overlays() {
  return (
    <Section
      title="Overlays"
      lead="The browser’s own dialogs and popovers; they open before, and without, any script."
    >
      <Specimen name="Dialog">
        <Row>
          <DialogButton dialog="dialog-short">Short</DialogButton>
          <DialogButton dialog="dialog-long">Long</DialogButton>
        </Row>
        <Dialog
          id="dialog-short"
          title="Leave the berth?"
          footer={
            <>
              <DialogClose dialog="dialog-short" variant="quiet">
                Stay
              </DialogClose>
              <DialogClose dialog="dialog-short" variant="danger">
                Cast off
              </DialogClose>
            </>
          }
        >
          <p className="text-soft">It goes to the next ship in line, and dues for today are not refunded.</p>
          <div className="mt-6">
            <Select id="dialog-next" name="next" label="Next harbour" options={harbours} />
          </div>
        </Dialog>
        <Dialog id="dialog-long" title="Harbour regulations, with a title that needs more than a single line">
          <div className="grid gap-4 text-soft">
            {Array.from({ length: 12 }, (_, at) => (
              <p key={at}>
                § {at + 1}. Ships under way give room to ships at anchor, and everybody gives room to the
                ferry, which has been here longer than any of us.
              </p>
            ))}
          </div>
        </Dialog>
      </Specimen>
      <Specimen name="Popover">
        <Row>
          <Popover
            label="About tonnage"
            renderTrigger={(props) => <Button {...props}>What is tonnage?</Button>}
          >
            <p>
              The volume of a ship below deck, which is what dues are computed from. It has nothing to do with
              weight.
            </p>
          </Popover>
          <Popover
            label="Settings"
            placement="bottom-end"
            renderTrigger={(props) => (
              <IconButton {...props} label="Settings" icon={<Settings2 aria-hidden="true" />} />
            )}
          >
            <p>Placed below, at the end of its trigger.</p>
          </Popover>
        </Row>
      </Specimen>
      <Specimen name="Menu, which also opens under a mouse">
        <Popover
          kind="menu"
          label="Export"
          placement="bottom-start"
          renderTrigger={(props) => <Button {...props}>Export</Button>}
        >
          <ul className="min-w-48">
            {['CSV', 'Spreadsheet', 'PDF'].map((format) => (
              <li key={format}>
                <Link
                  to="#overlays"
                  className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-mist"
                >
                  {format}
                </Link>
              </li>
            ))}
          </ul>
        </Popover>
      </Specimen>
      <Specimen name="Tooltip">
        <Row>
          <Tooltip text="Twenty-foot equivalent unit: one standard container.">
            {(props) => (
              <IconButton {...props} label="What is a TEU?" icon={<CircleHelp aria-hidden="true" />} />
            )}
          </Tooltip>
          <Tooltip
            placement="top"
            text="Above its control, with a text that takes up more than one line of the bubble."
          >
            {(props) => <Button {...props}>Point at me</Button>}
          </Tooltip>
        </Row>
      </Specimen>
    </Section>
  );
}

const harbours = [
  { value: 'hel', label: 'Helsinki' },
  { value: 'osl', label: 'Oslo' },
  { value: 'rig', label: 'Riga' },
];

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
      <Specimen name="A call whose answer is fatal: the error screen takes the page’s place">
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

const siteApi = createApiClient({ fetch: (url, init) => fetch(url, init), onFatal: showFatalError });
