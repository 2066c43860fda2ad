import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Offer } from '../ui/offer.tsx';

/** Offers the whole ranking as a file; what is given takes the place of the way to the contact page. */
export function ProspectSlot({ children }: { children?: ReactNode }) {
  return (
    <Offer
      id="full-ranking"
      title="Send me the full ranking as XLSX"
      text="Every place of every edition in one workbook. Tell us which ranking you need, and we send it by mail."
    >
      {children ?? (
        <AppLink to="/contact" className={buttonLook({ variant: 'primary' })}>
          Ask for the workbook
        </AppLink>
      )}
    </Offer>
  );
}
