import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';

/** How a list becomes a first talk. */
export function LeadSteps() {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ name, text, link }, at) => (
        <li key={name} className="border-t border-ink pt-4">
          <p className="text-sm text-soft tabular-nums">{at + 1}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</p>
          <p className="mt-2 text-[0.9375rem]">
            <AppLink to={link.to} className={textLink}>
              {link.label}
            </AppLink>
          </p>
        </li>
      ))}
    </ol>
  );
}

const steps = [
  {
    name: 'Narrow',
    text: 'By country, main category and size, until the list is as long as your week.',
    link: { label: 'The catalogue', to: `${href('/resources/sample-data')}#retailers` },
  },
  {
    name: 'Qualify',
    text: 'Sales, growth, reach and the providers common around a shop say whether it needs what you sell.',
    link: { label: 'Retailer profiles', to: href('/features/retailer-profiles') },
  },
  {
    name: 'Compare',
    text: 'Put a shop beside its competitors, and open the talk with something it does not know.',
    link: { label: 'Side by side', to: href('/resources/sample-data/compare') },
  },
  {
    name: 'Write',
    text: 'To a person and not to info@: names, roles and addresses come with a plan, as a list for your own system.',
    link: { label: 'What a plan opens', to: href('/pricing') },
  },
];
