import type { ReactNode } from 'react';
import { brand } from '../base/brand.ts';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { footerNavigation } from './navigation.tsx';

/** Dates are formatted on the server, because loading date formats slows a browser down. */
export type DatasetLine = { label: string; asOf: WrittenDay; nextUpdate: WrittenDay };
type WrittenDay = { date: string; words: string };

type Props = { dataset: DatasetLine | null; newsletter: ReactNode };

/** What is in the footer, for the server to draw. */
export function FooterContent({ dataset, newsletter }: Props) {
  const { company } = brand;
  return (
    <>
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-4 lg:grid-cols-[2fr_repeat(4,1fr)]">
        <address className="col-span-full text-soft not-italic lg:col-span-1">
          <strong className="text-ink">{company.name}</strong>
          <br />
          {company.street}
          <br />
          {company.postalCode} {company.city}, {company.country}
          <br />
          <a className="underline underline-offset-4 hover:text-ink" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          {newsletter}
        </address>
        {footerNavigation.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <h2 className="text-base tracking-normal">{label}</h2>
            <ul className="mt-2">
              {links.map((link) => (
                <li key={link.to}>
                  <AppLink
                    to={link.to}
                    className="inline-block py-1 text-soft hover:text-ink hover:underline"
                  >
                    {link.label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="tabular mx-auto flex max-w-6xl flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 pb-8 text-sm text-soft sm:px-6">
        {dataset && (
          <p>
            {dataset.label} · as of <Day {...dataset.asOf} /> · next update <Day {...dataset.nextUpdate} />
          </p>
        )}
        <CookieSettings className="rounded-xs py-1 underline underline-offset-4 hover:text-ink" />
      </div>
    </>
  );
}

function Day({ date, words }: WrittenDay) {
  return <time dateTime={date}>{words}</time>;
}
