/** From the plan to the first page in the tool. */
export function WaysIn() {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
      {steps.map(({ name, text }, at) => (
        <li key={name} className="border-t border-ink pt-4">
          <p className="text-sm text-soft tabular-nums">{at + 1}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const steps = [
  {
    name: 'Choose a plan',
    text: 'Its price stands on the page, with and without VAT. For more users than a plan has, ask for an offer.',
  },
  {
    name: 'Pay for a year',
    text: 'By card or SEPA direct debit, on the page of the payment provider. No card number reaches us.',
  },
  {
    name: 'Open your account',
    text: 'The receipt and a link that opens your account in the tool come by mail, as soon as the payment is confirmed.',
  },
];
