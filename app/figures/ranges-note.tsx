import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

/** A text that may name our plans, such as the note on ranges: its words for them link to the plans. */
export function RangesNote({ text }: { text: string }) {
  const [, before, plans, after] = namedPlans.exec(text) ?? [];
  if (!plans) return text;
  return (
    <>
      {before}
      <AppLink to={href('/pricing')} className={textLink}>
        {plans}
      </AppLink>
      {after}
    </>
  );
}

const namedPlans =
  /^(.*?)(register for one of our paid plans|unsere kostenpflichtigen Tarife|our paid plans)(.*)$/s;
