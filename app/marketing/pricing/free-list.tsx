import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

type Props = { counts: { countries: number; categories: number; profiles: number; rankings: number } };

/** What anyone may use without a plan. */
export function FreeList({ counts }: Props) {
  return (
    <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {offersWith(counts).map(({ name, to, about }) => (
        <li key={name} className="border-t border-line py-5">
          <AppLink to={to} className={`${textLink} font-medium`}>
            {name}
          </AppLink>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft tabular-nums">{about}</p>
        </li>
      ))}
    </ul>
  );
}

const offersWith = ({ countries, categories, profiles, rankings }: Props['counts']) => [
  {
    name: 'Markets',
    to: href('/resources/sample-data'),
    about: `${countries} countries in ${categories} categories: size, growth, outlook and structure, as ranges.`,
  },
  {
    name: 'Rankings and profiles',
    to: `${href('/resources/sample-data')}#rankings`,
    about: `${rankings} rankings with all their places, and the profiles of ${profiles} retailers.`,
  },
  {
    name: 'Comparisons',
    to: href('/resources/sample-data/compare'),
    about: 'Markets or retailers side by side, at an address that you can pass on.',
  },
  {
    name: 'Downloads and API',
    to: href('/resources/api-reference'),
    about: 'What a page shows as CSV, JSON or XLSX; the same by the API, without a key.',
  },
  {
    name: 'Whitepapers',
    to: `${href('/whitepapers-and-reports')}?type=whitepaper`,
    about: 'To download, without a form.',
  },
  {
    name: 'Blog and glossary',
    to: href('/blog'),
    about: 'What the figures say, and what each of them means.',
  },
];
