/** How to read a figure in an answer. */
export function FigureFields() {
  return (
    <section aria-labelledby="figure-fields">
      <h2 id="figure-fields" className="text-xl">
        A figure is never a bare number
      </h2>
      <dl className="mt-4 border-t border-ink text-[0.9375rem] leading-6">
        {fields.map(({ name, about }) => (
          <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-b border-line py-2.5">
            <dt className="font-mono text-[0.8125rem] leading-6 text-sea">{name}</dt>
            <dd className="text-soft">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const fields = [
  { name: 'visibility', about: 'Whether it is exact, a range, or locked. Each has its own field, or none.' },
  { name: 'range', about: 'From low up to, not including, high. Null is an open end.' },
  { name: 'method', about: 'Reported, observed, modelled, imputed or forecast.' },
  { name: 'confidence', about: 'A to D, from counted to an order of magnitude.' },
  { name: 'asOf', about: 'The date of the figure; nextUpdate is that of the next one.' },
  { name: 'passportUrl', about: 'The page on this figure alone, to link and to cite.' },
];
