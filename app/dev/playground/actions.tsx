import { Anchor, ArrowRight, Bookmark, Download, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { Row, Section, Specimen } from './section.tsx';

export function Actions() {
  return (
    <Section title="Actions" lead="The primary button appears once on a page. Everything else stands back.">
      <Specimen name="Variants">
        <Row>
          <Button variant="primary">Request a berth</Button>
          <Button>Compare</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Remove</Button>
        </Row>
      </Specimen>
      <Specimen name="With icon">
        <Row>
          <Button variant="primary" icon={<Anchor aria-hidden="true" />}>
            Drop anchor
          </Button>
          <Button icon={<Download aria-hidden="true" />}>Download</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
            Remove
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Small">
        <Row>
          <Button size="small">Table</Button>
          <Button size="small" icon={<Download aria-hidden="true" />}>
            CSV
          </Button>
          <Button size="small" variant="quiet">
            Reset
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Focused">
        <Row>
          <Button variant="primary" className={focused}>
            Request a berth
          </Button>
          <Button className={focused}>Compare</Button>
        </Row>
      </Specimen>
      <Specimen name="Busy">
        <Row>
          <Button variant="primary" busy>
            Request a berth
          </Button>
          <Button busy icon={<Download aria-hidden="true" />}>
            Download
          </Button>
          <Button size="small" busy>
            Table
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Disabled">
        <Row>
          <Button variant="primary" disabled>
            Request a berth
          </Button>
          <Button disabled>Compare</Button>
          <Button variant="quiet" disabled>
            Cancel
          </Button>
          <Button variant="danger" disabled>
            Remove
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Long text">
        <div className="max-w-60">
          <Button icon={<Anchor aria-hidden="true" />}>
            Notify the harbour master about the delayed arrival
          </Button>
        </div>
      </Specimen>
      <Specimen name="Icon buttons">
        <Row>
          <IconButton label="Save" icon={<Bookmark aria-hidden="true" />} />
          <IconButton label="Share" icon={<Share2 aria-hidden="true" />} />
          <IconButton label="Remove" icon={<Trash2 aria-hidden="true" />} disabled />
        </Row>
      </Specimen>
      <Specimen name="Links">
        <p className="max-w-[65ch]">
          A link in running text is{' '}
          <Link to="#actions" className={textLink}>
            underlined and in the colour of the sea
          </Link>
          . In a list it is{' '}
          <Link to="#actions" className={quietLink}>
            quiet until pointed at
          </Link>
          . And some look like a button:
        </p>
        <Row>
          <Link to="#actions" className={buttonLook({ variant: 'primary' })}>
            See the charts
            <ArrowRight aria-hidden="true" />
          </Link>
          <Link to="#actions" className={buttonLook()}>
            Tide tables
          </Link>
        </Row>
      </Specimen>
    </Section>
  );
}

const focused = 'outline-2 outline-offset-2 outline-sea';
