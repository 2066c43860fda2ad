import { AppLink } from '../../ui/app-link.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { RelatedLinks } from '../sheet.ts';
import type { PresentedSheet } from './present-sheet.server.ts';
import { SheetTools } from './sheet-tools.tsx';
import { UseInCode } from './use-in-code.tsx';

type Foot = Pick<PresentedSheet, 'key' | 'sections' | 'scope' | 'related' | 'citation'>;

/** What is counted, files and citations, and where to go next. Its buttons copy what they carry. */
export function drawFoot({ key, sections, scope, related, citation }: Foot, siteUrl: string): string {
  const hasFiles = sections.some(({ exhibits }) => exhibits.length > 0);
  return staticMarkup(
    <>
      <div className="mt-12 grid gap-x-12 gap-y-6 border-t-2 border-ink pt-4 lg:grid-cols-2">
        <ScopeNotes scope={scope} />
        {hasFiles && (
          <section aria-labelledby="download">
            <h2 id="download" className="text-xl">
              Download and cite
            </h2>
            <p className="mt-1 mb-3 max-w-prose text-sm text-soft">{filesNote}</p>
            <SheetTools sheetKey={key} citation={citation} />
            <UseInCode sheetKey={key} siteUrl={siteUrl} />
            <p className="mt-2 text-sm text-soft print:hidden">
              Spotted an error? Click the figure and choose “Report an error”.
            </p>
          </section>
        )}
      </div>
      <Related related={related} />
    </>,
  );
}

/** PowerPoint is named apart, because a slide has room for only part of a long table. */
const filesNote =
  'CSV, JSON and XLSX contain every figure on this page with its method, date and source, if any. PowerPoint has a slide for each chart or table.';

function ScopeNotes({ scope: { counted, notCounted } }: Pick<PresentedSheet, 'scope'>) {
  return (
    <section aria-labelledby="scope">
      <h2 id="scope" className="text-xl">
        Scope
      </h2>
      <PhoneFold label="What is included and excluded">
        <dl className="mt-2 grid gap-2 text-sm">
          <div>
            <dt className="font-medium">Included</dt>
            <dd className="text-soft">{counted.join('; ')}.</dd>
          </div>
          <div>
            <dt className="font-medium">Excluded</dt>
            <dd className="text-soft">{notCounted.join('; ')}.</dd>
          </div>
        </dl>
      </PhoneFold>
    </section>
  );
}

function Related({ related }: { related: readonly RelatedLinks[] }) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-5 text-[0.9375rem] sm:grid-cols-2 print:hidden">
      {related
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {links.map(({ label, to, about }) => (
                <li key={to} className="leading-8">
                  <AppLink to={to} className={textLink}>
                    {label}
                  </AppLink>
                  {about && <span className="text-sm text-soft"> {about}</span>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
