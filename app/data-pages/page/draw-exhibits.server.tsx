import { ExternalLink } from 'lucide-react';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import { UnlockBlock } from '../../plans/unlock-block.tsx';
import type { Unlock } from '../../plans/unlock.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { SelectBox } from '../../ui/form/select.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { RowFilters } from '../exhibit.ts';
import { linkedDataOf } from '../linked-data.ts';
import type { Sheet, Switcher } from '../sheet.ts';
import { ExhibitTable } from './exhibit-table.tsx';
import { ExhibitTools } from './exhibit-tools.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { ExhibitView, KeyFigureView, SectionView } from './sheet-view.ts';
import { unbroken } from './unbroken.tsx';

/** A page has thousands of cells and marks that never change; as static markup they need no hydration. */
export function drawExhibits(sections: readonly SectionView[], sheetKey: string, siteUrl: string): string {
  return staticMarkup(
    sections.map((section, at) => (
      <Section
        key={section.id}
        siteUrl={siteUrl}
        sheetKey={sheetKey}
        section={section}
        repeatsBelow={sections.slice(at + 1).some(({ source }) => source === section.source)}
      />
    )),
  );
}

export const drawKeyFigures = (figures: readonly KeyFigureView[]) =>
  staticMarkup(<KeyFigures figures={figures} />);

export const drawUnlock = (unlock: Unlock | null) => staticMarkup(<UnlockBlock unlock={unlock} />);

export const drawActions = (actions: readonly Action[]) => staticMarkup(<Actions actions={actions} />);

/** For crawlers, which do not hydrate: in the loader data it would travel twice. */
export function drawLinkedData(sheet: Sheet, siteUrl: string): string {
  return staticMarkup(<LinkedData data={linkedDataOf(sheet, siteUrl)} />);
}

/** Many pages have the same options, and differ only in the one they are. */
export function drawOptions({ current, options }: Switcher): string {
  let drawn = drawnOptions.get(options);
  if (drawn === undefined) drawnOptions.set(options, (drawn = staticMarkup(<Options options={options} />)));
  const own = options.find(({ label }) => label === current);
  return own ? drawn.replace(`<a href="${own.to}"`, (link) => `${link} aria-current="page"`) : drawn;
}

const drawnOptions = new WeakMap<Switcher['options'], string>();

/** A hundred links, whose look is said once. */
function Options({ options }: Pick<Switcher, 'options'>) {
  return (
    // The list has no height of its own, or its columns would flow on sideways.
    <div className="max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain">
      <ul className={optionsLook}>
        {options.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const optionsLook =
  'columns-2 gap-x-5 text-[0.9375rem] [&_a]:block [&_a]:min-h-8 [&_a]:py-1 [&_a]:leading-6 [&_a:hover]:text-sea ' +
  '[&_a[aria-current]]:font-semibold [&_a[aria-current]]:[scroll-initial-target:nearest] [&_li]:break-inside-avoid';

type Page = { siteUrl: string; sheetKey: string };

type SectionProps = Page & { section: SectionView; repeatsBelow: boolean };

/** A phone, which folds most charts away, names a source once for all sections that share it. */
function Section({ section, repeatsBelow, ...page }: SectionProps) {
  const { id, title, exhibits, unfolded, source } = section;
  const body = (
    <div className="grid gap-x-12 gap-y-6 sm:gap-y-9 lg:grid-cols-2 lg:gap-y-12">
      {withoutGaps(exhibits).map((exhibit, at) => (
        <ExhibitSection
          key={exhibit.id}
          {...page}
          exhibit={exhibit}
          heading={id === null ? 'h2' : 'h3'}
          source={exhibit.isOurs ? null : exhibit.source}
          folds={at >= unfolded}
        />
      ))}
    </div>
  );
  const foot = source && (
    <p className={`mt-4 text-[0.8125rem] leading-5 text-soft sm:mt-6 ${repeatsBelow ? 'max-sm:hidden' : ''}`}>
      {source}
    </p>
  );
  if (id === null)
    return (
      <div className="mt-12">
        {body}
        {foot}
      </div>
    );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="sheet-section">
      <h2 id={`${id}-title`} className="mb-4 border-t-2 border-ink pt-3 text-2xl">
        {title}
      </h2>
      {body}
      {foot}
    </section>
  );
}

/** Exhibits sit two to a row; one that would sit alone takes the whole row. */
function withoutGaps(exhibits: readonly ExhibitView[]): ExhibitView[] {
  const laid: ExhibitView[] = [];
  let open: number | null = null;
  const close = () => {
    if (open !== null) laid[open] = { ...laid[open]!, wide: true };
    open = null;
  };
  for (const exhibit of exhibits) {
    if (exhibit.wide) close();
    else open = open === null ? laid.length : null;
    laid.push(exhibit);
  }
  close();
  return laid;
}

type ExhibitProps = Page & {
  exhibit: ExhibitView;
  heading: 'h2' | 'h3';
  source: string | null;
  folds: boolean;
};

function ExhibitSection({ exhibit, heading: Heading, source, folds, ...page }: ExhibitProps) {
  const { id, message, subtitle, drawing, note, wide, text } = exhibit;
  const isLead = wide && drawing !== null && text.length > 0;
  const words = (
    <>
      <Heading
        id={`${id}-message`}
        className={text.length > 0 ? 'text-2xl leading-snug' : 'text-lg leading-snug'}
      >
        {unbroken(message)}
      </Heading>
      {text.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-prose">
          {unbroken(sentence)}
        </p>
      ))}
    </>
  );
  const shown = (
    <>
      <p className="mb-3 text-sm text-soft">{subtitle}</p>
      {exhibit.filters && <Filters {...exhibit.filters} />}
      {drawing === null ? <ExhibitTable {...exhibit} /> : <ChartFrame svg={drawing} label={message} />}
      {note && <p className="mt-3 max-w-prose text-sm">{note}</p>}
      {source && <p className="mt-2 text-[0.8125rem] leading-5 text-soft">{source}</p>}
      <ExhibitTools {...page} exhibit={exhibit} />
    </>
  );
  const body = folds ? (
    <PhoneFold label={drawing === null ? 'Show the table' : 'Show the chart'}>{shown}</PhoneFold>
  ) : (
    shown
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-message`}
      className={`min-w-0 break-inside-avoid ${wide ? 'lg:col-span-2' : ''}`}
    >
      {isLead ? (
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
          <div>{words}</div>
          <div className="min-w-0">{body}</div>
        </div>
      ) : (
        <>
          {words}
          <div className="mt-1">{body}</div>
        </>
      )}
    </section>
  );
}

/** A plain form: the address holds the choice, and without scripts it works the same. */
function Filters({ action, fields }: RowFilters) {
  return (
    <form action={action} className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex print:hidden">
      {fields.map(({ name, label, chosen, options }) => (
        <label key={name} className="grid min-w-0 gap-1 text-sm">
          {label}
          <SelectBox name={name} defaultValue={chosen} options={options} />
        </label>
      ))}
      <button
        type="submit"
        className={`${buttonLook()} ${fields.length === 2 ? 'max-sm:last:col-span-2' : ''}`}
      >
        Filter
      </button>
      {fields.some(({ chosen }) => chosen !== '') && (
        <a href={action} className={`${textLink} py-2`}>
          Clear
        </a>
      )}
    </form>
  );
}

type Action = NonNullable<Sheet['actions']>[number];

function Actions({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, to }) =>
    to.startsWith('/') ? (
      <AppLink key={to} to={to} className={buttonLook({ size: 'small' })}>
        {label}
      </AppLink>
    ) : (
      <a key={to} href={to} className={buttonLook({ size: 'small' })}>
        {label}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only"> (leaves this site)</span>
      </a>
    ),
  );
}
