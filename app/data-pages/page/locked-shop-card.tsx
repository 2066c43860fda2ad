import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { rangesNote } from '../../figures/format/format.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import { PassportRange } from '../../passport/passport-range.tsx';
import { PlanOptions, PlanPrice } from '../../plans/unlock-block.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Flag } from '../../ui/flag.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { LockedShop } from './locked-shop.ts';
import { RankMove } from './rank-move.tsx';

/** The same on its page, in two columns, and in the panel that opens on other pages. */
export function LockedShopCard({ shop }: { shop: LockedShop }) {
  const { name, domain, country, code, category, size, ranks, free, unlock, signUp } = shop;
  return (
    <div className="@container">
      <p className="text-soft">
        {domain} ·{' '}
        <span className="whitespace-nowrap">
          <Flag country={code} /> {country}
        </span>{' '}
        · {category}
      </p>
      <div className="mt-6 grid gap-x-16 gap-y-8 @3xl:mt-8 @3xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          {size && <Size {...size} />}
          {ranks.length > 0 && <Ranks ranks={ranks} />}
          <Part title="What’s in the full profile">
            <ul className="grid gap-1.5">
              {contents.map((line) => (
                <li key={line} className="grid grid-cols-[1.125rem_1fr] gap-x-2.5">
                  <Check aria-hidden="true" className="mt-1 size-[1.125rem] text-sea" />
                  {line}
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div className="grid content-start gap-8">
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
      </div>
    </div>
  );
}

function Size({ label, value, ladder, asOf }: NonNullable<LockedShop['size']>) {
  return (
    <div className="max-w-lg">
      <p className="text-[0.9375rem] text-soft">{label}</p>
      <p className="mb-3 text-[clamp(2.5rem,13.5vw,3.5rem)] leading-[1.15] font-[650] tracking-[-0.03em]">
        <PassportLink value={value} />
      </p>
      {ladder && <PassportRange ladder={ladder} />}
      <p className="text-sm leading-5 text-soft">
        As of {asOf}. <RangesNote text={rangesNote} />
      </p>
    </div>
  );
}

function Ranks({ ranks }: Pick<LockedShop, 'ranks'>) {
  return (
    <Part title="Rankings">
      <ul className="border-t border-line">
        {ranks.map(({ rank, change, title, to }) => (
          <li
            key={to}
            className="grid grid-cols-[minmax(3.75rem,auto)_1fr_auto] gap-x-2 border-b border-line py-2"
          >
            <span className="font-semibold tabular-nums">No. {rank}</span>{' '}
            <span>
              <AppLink to={to} className={textLink}>
                {title}
              </AppLink>
            </span>{' '}
            <span className="tabular-nums">
              <RankMove text={change} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
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
  'Payment, shipping and eCommerce software providers',
  'The closest competitors, and how much they overlap',
];
