import { WhatHappensNext } from '../../leads/lead-form-parts.tsx';
import { Cover } from './library-cards.tsx';
import type { LibraryEntry } from './library-entry.ts';

type Props = {
  report: LibraryEntry | null;
  steps: Parameters<typeof WhatHappensNext>[0]['steps'];
  note?: string;
};

export function BesideReportForm({ report, steps, note }: Props) {
  return (
    <div className="grid content-start gap-10">
      {report && (
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 rounded-lg bg-mist p-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <Cover src={report.cover} loading="eager" />
          <div className="text-[0.9375rem] leading-6 tabular-nums">
            <p className="text-sm text-soft">{report.kicker}</p>
            <p lang={report.lang} className="mt-1 leading-snug font-semibold">
              {report.title}
            </p>
            <p className="mt-2 text-soft">{report.offer}</p>
          </div>
        </div>
      )}
      <WhatHappensNext steps={steps} />
      {note && <p className="max-w-prose text-[0.9375rem] leading-6 text-soft">{note}</p>}
    </div>
  );
}
