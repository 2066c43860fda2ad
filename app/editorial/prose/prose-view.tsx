/* oxlint-disable react/no-array-index-key -- the parts of a text have no names, and never change their order */
import type { ReactNode } from 'react';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { rowCount } from '../../data-pages/exhibit.ts';
import { ExhibitTable } from '../../data-pages/page/exhibit-table.tsx';
import { Fold, PhoneFold } from '../../ui/fold.tsx';
import type { ExhibitView } from '../../data-pages/page/sheet-view.ts';
import { RangesNote } from '../../figures/ranges-note.tsx';
import type { ShownValue } from '../../figures/format/shown-value.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink, quietLink } from '../../ui/text-link.ts';
import type { Inline, Part } from './prose.ts';
import { shownText, type ShownBlock, type ShownProse } from './shown-prose.ts';

type Props = {
  prose: ShownProse;
  /** Charts and tables take the whole column; the text keeps its measure. */
  isWide?: boolean;
};

/** A text on a page: numbers link to their passports, charts come with their table. */
export function ProseView({ prose: { blocks, rangesNote }, isWide = false }: Props) {
  const measure = isWide ? '[&>:not(figure,section)]:max-w-prose' : 'max-w-prose';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 text-pretty ${measure}`}>
      {blocks.map(renderBlock)}
      {rangesNote && (
        <p className="text-sm text-soft">
          <RangesNote text={rangesNote} />
        </p>
      )}
    </div>
  );
}

function renderBlock(block: ShownBlock, at: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading key={at} id={block.id} className={headings[block.level]}>
          {block.text}
        </Heading>
      );
    }
    case 'paragraph':
      return <p key={at}>{block.children.map(renderInline)}</p>;
    case 'quote':
      return (
        <blockquote key={at} className="border-l-2 border-sea pl-5 text-lg text-soft">
          {block.children.map(renderInline)}
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={at} className={`grid gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, number) => (
            <li key={number}>{item.map(renderInline)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable key={at} {...block} />;
    case 'chart':
      return <ProseChart key={at} exhibit={block.chart} />;
  }
}

const headings = { 2: 'mt-6 text-2xl', 3: 'mt-3 text-xl' };

function renderInline(node: Inline<ShownValue>, at: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.kind === 'figure') return <PassportLink key={at} value={node.figure} />;
  const children = node.children.map(renderInline);
  switch (node.kind) {
    case 'strong':
      return <strong key={at}>{children}</strong>;
    case 'emphasis':
      return <em key={at}>{children}</em>;
    case 'code':
      return (
        <code key={at} className="rounded-xs bg-mist px-1 text-[0.9em]">
          {children}
        </code>
      );
    case 'link':
      return isPage(node.to) ? (
        <AppLink key={at} to={node.to} className={textLink}>
          {children}
        </AppLink>
      ) : (
        <a key={at} href={node.to} className={textLink}>
          {children}
        </a>
      );
  }
}

/** Files need a full request; the router has no page for them. */
const isPage = (to: string) => to.startsWith('/') && !to.startsWith('/files/');

type TableBlock = Extract<ShownBlock, { kind: 'table' }>;

function ProseTable({ head, rows }: TableBlock) {
  const columns = head.map(textOf);
  // Tells the tables of a text apart: 'Table: Form, What we ask for, Why'.
  const name = `Table: ${columns.filter(Boolean).join(', ')}`;
  const isWordy = widestRow(rows) > mostLetters;
  return (
    // Keyboard users can only scroll an element that takes focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={name} tabIndex={0} className="scroll-fade overflow-x-auto rounded-xs">
      <table
        className={`w-full border-collapse text-[0.9375rem] leading-snug ${isWordy ? 'data-cards' : ''}`}
      >
        <thead>
          <tr className="border-b border-ink text-left text-sm text-soft">
            {head.map((cell, at) => {
              // A th without text has no accessible name.
              const Cell = cell.length > 0 ? 'th' : 'td';
              return (
                <Cell key={at} scope={Cell === 'th' ? 'col' : undefined} className="py-2 pr-4 font-medium">
                  {cell.map(renderInline)}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number} className="border-b border-line align-top">
              {row.map((cell, at) =>
                isWordy && at === 0 ? (
                  <th key={at} scope="row" className="py-2 pr-4 text-left font-medium wrap-anywhere">
                    {cell.map(renderInline)}
                  </th>
                ) : (
                  <td key={at} data-label={isWordy ? columns[at] : undefined} className="py-2 pr-4">
                    <span className={isWordy ? 'wrap-anywhere' : undefined}>{cell.map(renderInline)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** More letters than a phone has room for side by side: each row becomes a card there. */
const mostLetters = 60;

const widestRow = (rows: TableBlock['rows']) =>
  Math.max(0, ...rows.map((row) => row.map(textOf).join('').length));

const textOf = (children: TableBlock['head'][number]) =>
  shownText({ blocks: [{ kind: 'paragraph', children }] });

function ProseChart({ exhibit }: { exhibit: ExhibitView }) {
  return (
    <figure className="my-4 rounded-lg border border-line p-4 sm:p-6">
      <figcaption>
        <p className="text-lg leading-snug font-semibold tracking-[-0.01em]">{exhibit.message}</p>
        <p className="mt-1 text-sm text-soft">{exhibit.subtitle}</p>
      </figcaption>
      <div className="mt-4">
        {exhibit.drawing === null ? (
          <ExhibitTable {...exhibit} />
        ) : (
          <ChartFrame svg={exhibit.drawing} label={exhibit.message} />
        )}
      </div>
      <p className="mt-3 text-[0.8125rem] leading-5 text-soft">{exhibit.source}</p>
      {exhibit.drawing !== null && (
        <Fold title={`View as table (${rowCount(exhibit.table)})`}>
          <ExhibitTable {...exhibit} />
        </Fold>
      )}
    </figure>
  );
}

type ContentsProps = {
  parts: readonly Part[];
  /** Below the list, and sticky with it. */
  children?: ReactNode;
};

/** The second column of a page with a long text. */
export function Contents({ parts, children }: ContentsProps) {
  return (
    <div className="mb-8 lg:col-start-2 print:hidden">
      <div className="grid gap-8 lg:sticky lg:top-24">
        {parts.length > 0 && <ContentsList parts={parts} />}
        {children}
      </div>
    </div>
  );
}

function ContentsList({ parts }: Pick<ContentsProps, 'parts'>) {
  return (
    <nav aria-label="Contents" className="border-l-2 border-line pl-4">
      <PhoneFold label="Contents">
        <p className="text-sm font-medium text-soft max-sm:hidden">Contents</p>
        <ol className="mt-1">
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`${quietLink} inline-flex min-h-8 items-center text-[0.9375rem] leading-snug`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}
