import { Check, X, type LucideIcon } from 'lucide-react';

type Point = { title: string; text: string; icon?: LucideIcon };

export function PointGrid({ points }: { points: readonly Point[] }) {
  return (
    <ul className="mt-8 grid gap-x-12 gap-y-8 border-t border-ink pt-8 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ title, text, icon: Icon }) => (
        <li key={title}>
          {Icon && <Icon aria-hidden="true" strokeWidth={1.5} className="mb-3 size-7 text-sea" />}
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Steps({ steps, columns = 4 }: { steps: readonly Point[]; columns?: 3 | 4 }) {
  return (
    <ol
      className={`mt-8 grid gap-x-12 gap-y-8 border-t border-ink pt-8 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <p aria-hidden="true" className="text-sm font-medium text-sea tabular-nums">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type ListProps = { title: string; points: readonly string[]; mark?: keyof typeof marks };

export function PlainList({ title, points, mark }: ListProps) {
  const { Icon, look } = mark ? marks[mark] : { Icon: null, look: '' };
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3 grid gap-3 text-[0.9375rem] leading-6 text-soft">
        {points.map((point) => (
          <li
            key={point}
            className={Icon ? 'grid grid-cols-[1.25rem_1fr] gap-x-3' : 'border-l-2 border-line pl-4'}
          >
            {Icon && <Icon aria-hidden="true" strokeWidth={2.25} className={`mt-0.5 size-5 ${look}`} />}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

const marks = {
  yes: { Icon: Check, look: 'text-success' },
  no: { Icon: X, look: 'text-danger' },
} as const;
