import { commissionPercent } from './affiliate.ts';

export const terms = [
  {
    title: 'What is paid',
    text: `${commissionPercent}% of the net price that a new customer pays for the first year of a plan, after any discount. Renewals, reports and VAT are left out.`,
  },
  {
    title: 'How we know it was you',
    text: 'You get a code of your own. Your reader enters it at the end of the checkout, where it takes 5% off the first year. No cookie, no pixel, no counted link: a purchase without the code is not attributed.',
  },
  {
    title: 'When it is paid',
    text: 'At the end of the month after the payment, once 30 days have passed without a return of the direct debit. By bank transfer in euros, from €50 on; smaller sums wait for the next month.',
  },
  {
    title: 'What you see',
    text: 'With each payout a statement of the purchases under your code: date, plan and amount, without the name of the customer.',
  },
  {
    title: 'How it ends',
    text: 'At any time, by either side, by mail. What was earned until then is paid.',
  },
  {
    title: 'VAT',
    text: 'You write an invoice or agree to a credit note. VAT is added where you owe it.',
  },
];

export const suits = [
  'You write or teach about online retail, and your readers decide about markets, shops or budgets',
  'You advise shops, brands or investors and are asked where figures come from',
  'You make a tool or a list that people use to find data',
];

export const notAllowed = [
  'Bidding on our name, or names that look like it, in search advertising',
  'Codes on coupon sites, in browser extensions or in mails to people who did not ask for them',
  'Recommending us without saying that you earn from it',
  'Promising what the data is not: exactness, completeness, advice on investments',
  'Using the code for your own company',
];
