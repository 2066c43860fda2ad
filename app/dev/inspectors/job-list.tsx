import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import type { View } from './inspect.server.ts';

export function JobList({ jobs }: View<'jobs'>) {
  return (
    <Table
      caption="Jobs"
      captionHidden
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      empty="There was nothing to do yet."
      note="Those that were given up, then the newest others. Times are UTC."
    />
  );
}

type Row = View<'jobs'>['jobs'][number];

const columns: Column<Row>[] = [
  {
    key: 'job',
    head: 'Job',
    cell: ({ name, about }) => (
      <>
        {name}
        <span className="block text-sm font-normal text-soft">{about}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', cell: (job) => <State {...job} /> },
  { key: 'attempts', head: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  { key: 'error', head: 'Last error', cell: ({ lastError }) => lastError ?? '–' },
  { key: 'created', head: 'Created', numeric: true, cell: ({ createdAt }) => createdAt },
];

function State({ id, state, nextTry, name, about }: Row) {
  return (
    <>
      {state}
      {nextTry && <span className="block text-sm text-soft">next try {nextTry}</span>}
      {state === 'dead' && (
        <Form method="post" className="mt-1">
          <input type="hidden" name="job" value={id} />
          <Button type="submit" size="small" aria-label={`Try again: ${name}, ${about}`}>
            Try again
          </Button>
        </Form>
      )}
    </>
  );
}
