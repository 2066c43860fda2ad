import { Download } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fold } from './fold.tsx';
import { downloadPath, type FileFormat } from '../../figures/sheet-address.ts';
import type { SheetView } from './sheet-view.ts';

/** Take it away: as a file of exactly what is shown, or as a citation. */
export function SheetTools({ sheetKey, citation }: { sheetKey: string; citation: SheetView['citation'] }) {
  return (
    <div className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <li key={format}>
            <a href={downloadPath(sheetKey, format)} download className={buttonLook({ size: 'small' })}>
              <Download aria-hidden="true" />
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <Fold title="Cite this page">
          <Citations citation={citation} />
        </Fold>
      </div>
    </div>
  );
}

export function Citations({ citation }: { citation: SheetView['citation'] }) {
  return (
    <dl className="grid gap-4">
      {styles.map(({ name, label }) => (
        <div key={name}>
          <dt className="flex items-center justify-between gap-4 text-sm text-soft">
            {label}
            <CopyButton text={citation[name]} label="Copy" />
          </dt>
          <dd className="mt-1 rounded-md bg-mist p-3 text-[0.8125rem] leading-5 whitespace-pre-wrap select-all wrap-anywhere">
            {citation[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const formats: readonly FileFormat[] = ['csv', 'json', 'xlsx'];

const styles = [
  { name: 'plain', label: 'Plain' },
  { name: 'apa', label: 'APA' },
  { name: 'bibtex', label: 'BibTeX' },
] as const;
