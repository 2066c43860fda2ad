import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlanOptions, PlanPrice } from '../../plans/unlock-block.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { LockedShop } from './locked-shop.ts';

/** The same on its page and in the panel that opens on other pages. */
export function LockedShopCard({ shop }: { shop: LockedShop }) {
  const { name, domain, country, category, ranks, free, unlock, signUp } = shop;
  return (
    <div className="grid gap-6">
      <p className="text-soft">
        {domain} · {country} · {category}
      </p>
      {ranks.length > 0 && (
        <Part title="Rankings">
          <ul className="grid gap-1">
            {ranks.map(({ rank, title, to }) => (
              <li key={to} className="grid grid-cols-[minmax(3rem,auto)_1fr] gap-x-2">
                <span className="font-medium tabular-nums">No. {rank}</span>{' '}
                <span>
                  <AppLink to={to} className={textLink}>
                    {title}
                  </AppLink>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={`What’s in ${name}’s profile`}>
        <ul className="grid gap-1.5">
          {contents.map((line) => (
            <li key={line} className="grid grid-cols-[1.125rem_1fr] gap-x-2.5">
              <Check aria-hidden="true" className="mt-1 size-[1.125rem] text-sea" />
              {line}
            </li>
          ))}
        </ul>
      </Part>
      <div className="rounded-lg bg-mist p-5">
        <PlanPrice plan={unlock.plan} />
        <PlanOptions unlock={unlock} />
        <p className="mt-3 text-[0.9375rem]">
          <a href={signUp} className={textLink}>
            Sign up for the tool to see {name} (leaves this site)
          </a>
        </p>
      </div>
      {free.length > 0 && (
        <Part title="Free profiles to try">
          <ul className="grid gap-1">
            {free.map((profile) => (
              <li key={profile.to}>
                <AppLink to={profile.to} className={textLink}>
                  {profile.name}
                </AppLink>{' '}
                <span className="text-sm text-soft">{profile.about}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-[0.9375rem] leading-6">
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}

const contents = [
  'Exact revenue and GMV for every year, by country and category',
  'Visits, orders, conversion rate and order value',
  'Payment, shipping and shop-software providers',
  'The closest competitors, and how much they overlap',
];
