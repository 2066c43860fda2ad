import { Anchor, ArrowRight, Bookmark, Download, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { Button, buttonLook, IconButton } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { Row, Section, Specimen } from './section.tsx';

export function Actions() {
  return (
    <Section title="Actions" lead="The primary button appears once on a page. Everything else stands back.">
      <Specimen name="Variants">
        <Row>
          <Button variant="primary">Request a berth</Button>
          <Button variant="search">Search</Button>
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

export function Navigation() {
  return (
    <Section
      title="Navigation"
      lead="Where you are, and what else there is. All of it is links and native elements."
    >
      <Specimen name="Breadcrumb">
        <Breadcrumb
          trail={trail}
          current="Berth 12, the one with the name that does not end on a narrow screen"
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Tides"
          tabs={[
            { id: 'tab-today', label: 'Today', content: <p>High water at 04:12 and 16:41, 3.6 m.</p> },
            { id: 'tab-tomorrow', label: 'Tomorrow', content: <p>High water at 05:03 and 17:29, 3.7 m.</p> },
            { id: 'tab-week', label: 'The week after', content: <p>Spring tide on Thursday, 4.1 m.</p> },
            {
              id: 'tab-year',
              label: 'The whole of the year',
              content: <p>The almanac appears in December.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          openFirst
          items={[
            {
              id: 'pilot',
              summary: 'Do I need a pilot?',
              content: <p>From 90 m of length on, and for every tanker.</p>,
            },
            {
              id: 'dues',
              summary: 'How are harbour dues computed?',
              content: <p>By gross tonnage and the days at the quay.</p>,
            },
            {
              id: 'night',
              summary:
                'May a ship that arrives in the middle of the night without an appointment wait at the outer quay until morning?',
              content: <p>Yes, if it reports to the office on channel 11.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion, one open at a time">
        <Accordion
          group="playground"
          items={[
            { id: 'water', summary: 'Fresh water', content: <p>At every berth, metered.</p> },
            { id: 'power', summary: 'Shore power', content: <p>At berths 4 to 19.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination label="First page" current={1} total={4} to={pageAddress} />
        <Pagination label="Page in the middle" current={11} total={24} to={pageAddress} />
        <Pagination label="Last page" current={240} total={240} to={pageAddress} />
      </Specimen>
    </Section>
  );
}

const trail = [
  { label: 'Home', to: '/' },
  { label: 'Harbours', to: '/#harbours' },
  { label: 'Hamburg', to: '/#hamburg' },
];

const pageAddress = (page: number) => `?page=${page}#navigation`;
