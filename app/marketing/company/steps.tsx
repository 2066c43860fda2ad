type Step = { title: string; text: string };

/** One after the other, numbered. */
export function Steps({ steps, columns = 4 }: { steps: readonly Step[]; columns?: 3 | 4 }) {
  return (
    <ol
      className={`mt-8 grid gap-x-12 gap-y-8 border-t border-ink pt-8 sm:grid-cols-2 ${columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <p aria-hidden="true" className="text-sm font-medium text-sea tabular-nums">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
