import { href } from 'react-router';
import { brand } from '../brand.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { PageHead } from './page-head.tsx';
import { publicPage } from './route-handle.ts';
import { mainNavigation } from './shell/navigation.tsx';

export const handle = publicPage();

export default function HomePage() {
  return (
    <>
      <PageHead title="eCommerce data you can check" description={brand.pitch} />
      <section className="mx-auto max-w-6xl px-4 pt-16 pb-14 sm:px-6 sm:pt-24">
        <h1 className="max-w-3xl text-4xl sm:text-6xl">eCommerce data you can check</h1>
        <p className="mt-6 max-w-prose text-xl text-soft">
          Retailers, markets and rankings, built on billions of transactions. Every figure says what it
          counts, how it was made, as of when, and how to cite it.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <AppLink to={href('/resources/sample-data')} className={buttonLook({ variant: 'primary' })}>
            Browse sample data
          </AppLink>
          <AppLink to={href('/pricing')} className={buttonLook()}>
            See plans and prices
          </AppLink>
        </div>
      </section>
      <section className="border-t border-line bg-mist">
        <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
          <h2 className="text-2xl">What is in it</h2>
          <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {mainNavigation[0]!.links.slice(0, 6).map(({ label, to, about }) => (
              <li key={to} className="border-t border-line py-5">
                <AppLink to={to} className="font-medium text-sea underline-offset-4 hover:underline">
                  {label}
                </AppLink>
                <p className="text-soft">{about}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
