import { CalendarClock, CreditCard, FileText, RotateCcw } from 'lucide-react';
import { href } from 'react-router';
import { withPlanLink } from '../../plans/plan-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

export function PaymentTerms() {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {terms.map(({ icon: Icon, title, text, link }) => (
        <li key={title}>
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-sea" />
          <h3 className="mt-3 text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</p>
          <p className="mt-2 text-[0.9375rem]">
            <AppLink to={link.to} className={textLink}>
              {link.label}
            </AppLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

const terms = [
  {
    icon: CreditCard,
    title: 'Pay by card or direct debit',
    text: 'One payment a year, processed by Stripe. Card payments give instant access; a SEPA direct debit takes a few working days.',
    link: { label: 'Read the terms', to: href('/legal/terms-and-conditions') },
  },
  {
    icon: FileText,
    title: 'Or pay by invoice',
    text: 'Need to raise a purchase order or pay by bank transfer? We’ll send you a quote for any plan within one working day.',
    link: {
      label: 'Request a quote',
      to: withPlanLink(`${href('/request/offer')}/`, { from: href('/pricing') }),
    },
  },
  {
    icon: CalendarClock,
    title: 'Cancel in two clicks',
    text: 'Plans renew every year. We email you before each renewal; cancel any time on your order page and keep your access until the end of the year you have paid for.',
    link: { label: 'How cancelling works', to: `${href('/faq')}#pay-monthly` },
  },
  {
    icon: RotateCcw,
    title: 'What we refund',
    text: 'We don’t refund the remaining months of a cancelled plan. If we remove something essential from your plan, you may leave early and we’ll refund the rest of the year.',
    link: { label: 'Read sections 2 and 5 of the terms', to: href('/legal/terms-and-conditions') },
  },
] as const;
