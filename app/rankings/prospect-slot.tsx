import type { ReactNode } from 'react';
import { Offer } from '../ui/offer.tsx';

/** Offers the ranking as a file by mail; what is given is the form for it. */
export function ProspectSlot({ children }: { children: ReactNode }) {
  return (
    <Offer
      id="full-ranking"
      title="Send me the full ranking as XLSX"
      text="A mail with the workbook of this ranking as it is public, places and ranges, for you or for a colleague, and with what a plan adds: the exact sales behind every place."
    >
      <div className="lg:w-96">{children}</div>
    </Offer>
  );
}
