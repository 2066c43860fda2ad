import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import type { SheetView } from './page/sheet-view.ts';

type Props = { edition: SheetView['edition']; className?: string };

/** Near the top of a page, since nobody trusts an undated number. */
export function EditionDates({ edition, className = '' }: Props) {
  return (
    <p className={`text-[0.8125rem] leading-5 text-soft tabular-nums sm:text-sm ${className}`}>
      As of {edition.asOf}. Next update: {edition.nextUpdate}.
    </p>
  );
}

/** What kind of data it is, and how to hear of the next. */
export function EditionNote({ edition, className = '' }: Props) {
  return (
    <p className={`text-sm text-soft ${className}`}>
      {edition.demonstration &&
        'This is a demonstration data set: names and published facts are real; all other figures are modelled. '}
      <AppLink to={href('/request/new-editions/:slug', { slug: 'data' })} className={textLink}>
        Email me when the next update is out
      </AppLink>
      .
    </p>
  );
}
