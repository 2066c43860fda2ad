export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length < 2) return <p className="max-w-prose">{steps[0]}</p>;
  return (
    <>
      <h2 className="text-xl">What happens next</h2>
      <ol className="mt-3 grid max-w-prose list-decimal gap-2 pl-5 marker:text-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
