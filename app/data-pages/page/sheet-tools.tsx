import { Download } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Citations } from '../../figures/citations.tsx';
import { downloadPath, type FileFormat } from '../../figures/sheet-address.ts';
import type { Citation } from '../../figures/citation.ts';

export function SheetTools({ sheetKey, citation }: { sheetKey: string; citation: Citation }) {
  return (
    <div className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {formats.map(([format, name]) => (
          <li key={format}>
            <a href={downloadPath(sheetKey, format)} download className={buttonLook({ size: 'small' })}>
              <Download aria-hidden="true" />
              {name}
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

const formats: readonly (readonly [FileFormat, string])[] = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['xlsx', 'XLSX'],
  ['pptx', 'PowerPoint'],
];
