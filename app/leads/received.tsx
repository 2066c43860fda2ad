import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import type { ReceivedLead } from './received.server.ts';

export function Received({ title, number, steps, back }: ReceivedLead) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <h1 className="max-w-4xl text-title">{title}</h1>
      {number && (
        <p className="mt-6 max-w-prose text-lg">
          Your reference is <strong className="tabular font-semibold whitespace-nowrap">{number}</strong>.
          Please quote it if you write to us about this.
        </p>
      )}
      <h2 className="mt-10 text-xl">What happens next</h2>
      <ol className="mt-3 grid max-w-prose list-decimal gap-2 pl-5 marker:text-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-10">
        <AppLink to={back.to} className={`${textLink} py-1`}>
          {back.label}
        </AppLink>
      </p>
    </div>
  );
}
