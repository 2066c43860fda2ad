import type { ReactNode } from 'react';
import { Offer } from '../../ui/offer.tsx';

/** Offers to tell when a paper appears anew; what is given is the form for it. */
export function EditionOffer({ children }: { children: ReactNode }) {
  return (
    <Offer
      id="new-editions"
      title="Tell me about new editions"
      text="The figures are revised every quarter, the papers once a year. We write when this one appears anew, and about nothing else."
    >
      <div className="lg:w-96">{children}</div>
    </Offer>
  );
}
