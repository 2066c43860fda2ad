import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Section, Specimen } from './section.tsx';

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
          exclusive
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
