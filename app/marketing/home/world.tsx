import { href } from 'react-router';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import type { KeyFigureView, SheetView } from '../../data-pages/page/sheet-view.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

export type WorldProps = {
  total: KeyFigureView;
  drawing: string;
  label: string;
  caption: string;
  edition: SheetView['edition'];
};

export function World({ total, drawing, label, caption, edition: { asOf, demonstration } }: WorldProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <PassportLink
          value={total.value}
          className="text-[clamp(2.75rem,5.6vw,4.5rem)] leading-none font-[650] tracking-[-0.04em] [text-decoration-thickness:2px]! [text-underline-offset:8px]!"
        />
        <span className="max-w-64 text-[0.9375rem] leading-5 text-soft">
          spent online worldwide in <span className="tabular-nums">{total.period}</span>
          {total.change && (
            <>
              , <PassportLink value={total.change} className="text-soft" /> year on year
            </>
          )}
        </span>
      </p>
      <div className="mt-6">
        <ChartFrame svg={drawing} label={label} />
      </div>
      <p className="mt-3 text-note text-soft">
        {caption}, as of {asOf}. <RangesNote text={rangesNote} />{' '}
        {demonstration && (
          <>
            Demonstration data: names and published facts are real; everything else is modelled.{' '}
            <AppLink to={href('/our-data')} className={textLink}>
              How our data is made
            </AppLink>
          </>
        )}
      </p>
    </>
  );
}
