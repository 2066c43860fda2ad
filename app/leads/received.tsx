import { AppLink } from '../ui/app-link.tsx';
import { NextSteps } from '../ui/next-steps.tsx';
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
      <div className="mt-10">
        <NextSteps steps={steps} />
      </div>
      <p className="mt-10">
        <AppLink to={back.to} className={`${textLink} py-1`}>
          {back.label}
        </AppLink>
      </p>
    </div>
  );
}
