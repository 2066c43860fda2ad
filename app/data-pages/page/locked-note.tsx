import { href } from 'react-router';
import { Lock } from 'lucide-react';
import { brand } from '../../base/brand.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

export type LockedThing = keyof typeof things;

export function LockedNote({ locked }: { locked: readonly LockedThing[] }) {
  return (
    <aside aria-labelledby="locked" className="mt-16 rounded-lg bg-mist p-5 sm:p-6 print:hidden">
      <h2 id="locked" className="text-xl">
        Not shown here
      </h2>
      <dl className="mt-3 grid gap-x-12 gap-y-3 text-[0.9375rem] leading-6 sm:grid-cols-2">
        {locked.map((name) => (
          <div key={name} className="relative pl-6">
            <dt>
              <Lock aria-hidden="true" className="absolute top-1 left-0 size-4 text-soft" />
              {things[name].what}
            </dt>
            <dd className="text-soft">In {things[name].plans}.</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem]">
        <AppLink to={href('/pricing')} className={textLink}>
          Compare the plans and their prices
        </AppLink>
        <a href={brand.tool.registerUrl} className={textLink}>
          Register for the tool
        </a>
      </p>
    </aside>
  );
}

const things = {
  exact: { what: 'Exact values in place of ranges', plans: 'every plan' },
  monthly: { what: 'Sales month by month', plans: 'Corporate+' },
  overlap: { what: 'How far competitors overlap, in percent', plans: 'every plan' },
  contacts: {
    what: 'Contacts: who to talk to in the company',
    plans: 'Leads & Contacts, Corporate and Corporate+',
  },
} as const;
