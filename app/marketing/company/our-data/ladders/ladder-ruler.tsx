import { PassportLink } from '../../../../passport/passport-link.tsx';
import type { OurData } from '../our-data.server.ts';

/** The fixed steps of one kind of figure, side by side, and where an example lies. */
export function LadderRuler({ title, rule, steps, ticks, example }: OurData['ladders'][number]) {
  return (
    <figure className="border-t border-line pt-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <span>
          <strong className="font-semibold">{title}.</strong> <span className="text-soft">{rule}</span>
        </span>
        {example && (
          <span className="text-[0.9375rem]">
            <span className="text-soft">{example.about}:</span>{' '}
            <PassportLink value={example.value} className="font-medium" />
          </span>
        )}
      </figcaption>
      <div aria-hidden="true" className="mt-4 mr-3 ml-1">
        <div className="flex h-7 gap-px print:[print-color-adjust:exact]">
          {steps.map(({ width, chosen, label }) => (
            <div
              key={label}
              title={label}
              style={{ width: `${width}%` }}
              className={`rounded-xs ${chosen ? 'bg-sea' : 'bg-step-1'}`}
            />
          ))}
        </div>
        <div className="relative mt-1 h-5 text-[0.8125rem] leading-5 text-soft tabular-nums">
          {ticks.map(({ at, text, important }) => (
            <span
              key={text}
              style={{ left: `${at}%` }}
              className={`absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 ${important ? '' : 'max-md:hidden'}`}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
