import { useId } from 'react';

/** What one should know before filling in a form, beside it or below. */
export function BesideForm({ title, points }: { title: string; points: readonly string[] }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="max-w-prose">
      <h2 id={id} className="border-t border-ink pt-4 text-xl">
        {title}
      </h2>
      <ul className="mt-4 grid list-disc gap-2.5 pl-5 text-[0.9375rem] leading-6 marker:text-sea">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  );
}
