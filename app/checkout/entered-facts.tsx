import { Card } from '../ui/card.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Entered } from './entered-view.server.ts';

type Props = { title: string; facts: Entered['details']; changeAt: string };

/** What was entered in a step, and the way back to it. */
export function EnteredFacts({ title, facts, changeAt }: Props) {
  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <a href={changeAt} className={`${textLink} inline-block py-1`}>
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr] sm:gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid py-1 sm:contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
