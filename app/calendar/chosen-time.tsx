import type { SpanWords } from './times/span-in-words.ts';

/** When the demo is, large enough to be read twice. */
export function ChosenTime({ words }: { words: SpanWords }) {
  return (
    <div className="border-l-3 border-sea pl-4 tabular-nums sm:pl-5">
      <p className="text-xl font-semibold tracking-[-0.015em] sm:text-2xl">{words.day}</p>
      <p className="mt-1 text-lg">
        {words.hours}, {words.zone}
      </p>
      {words.atTheOffice && <p className="mt-1 text-soft">That is {words.atTheOffice}.</p>}
    </div>
  );
}
