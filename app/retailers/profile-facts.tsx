import type { ProfileFact } from './profile.ts';

/** Who a retailer is, below its key figures. */
export function ProfileFacts({ facts }: { facts: readonly ProfileFact[] }) {
  return (
    <section aria-labelledby="profile" className="mt-12">
      <h2 id="profile" className="text-xl">
        Profile
      </h2>
      <dl className="mt-3 grid gap-x-6 grid-cols-2 gap-y-3 text-[0.9375rem] leading-6 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
