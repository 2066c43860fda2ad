import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import type { View } from './inspect.server.ts';
import { inspectedPath } from './inspector-tables.tsx';

export function MailList({ mails }: View<'mails'>) {
  return (
    <Table
      caption="Captured mails"
      captionHidden
      columns={columns}
      rows={mails}
      rowKey={({ id }) => String(id)}
      empty="No mail was captured yet."
      note={`The newest ${mails.length}. Times are UTC.`}
    />
  );
}

const columns: Column<View<'mails'>['mails'][number]>[] = [
  {
    key: 'subject',
    head: 'Subject',
    cell: ({ id, subject }) => (
      <AppLink to={inspectedPath('mails', id)} className={textLink}>
        {subject}
      </AppLink>
    ),
  },
  { key: 'to', head: 'To', cell: ({ recipient }) => recipient },
  { key: 'at', head: 'Captured', numeric: true, cell: ({ at }) => at },
  { key: 'times', head: 'Times', numeric: true, cell: ({ times }) => times },
];

export function MailView({ mail: { id, subject, headers, text, attachments } }: View<'mail'>) {
  const partOf = (part: string | number) =>
    href('/sandbox/mails/:id/:part', { id: String(id), part: String(part) });
  return (
    <article className="grid gap-8">
      <div>
        <h2 className="text-2xl">{subject}</h2>
        <p className="mt-2">
          <a href={partOf('source')} className={textLink}>
            Download it as it would have been sent
          </a>
        </p>
      </div>
      <pre className={sheet}>{headers.join('\n')}</pre>
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className="grid gap-1">
          {attachments.map(({ name, type, size }, at) => (
            <li key={name}>
              <a href={partOf(at)} className={textLink}>
                {name}
              </a>{' '}
              <span className="text-soft">
                {type}, {size}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section aria-label="HTML">
        <h3 className="mb-3 text-lg">HTML</h3>
        <iframe
          src={partOf('html')}
          title={`The mail "${subject}"`}
          sandbox=""
          className="h-160 w-full rounded-lg border border-line bg-raised"
        />
      </section>
      <section aria-label="Text">
        <h3 className="mb-3 text-lg">Text</h3>
        <pre className={sheet}>{text}</pre>
      </section>
    </article>
  );
}

const sheet = 'rounded-lg bg-mist p-4 text-sm whitespace-pre-wrap wrap-anywhere';
