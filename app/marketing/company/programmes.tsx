type Programme = {
  title: string;
  about: string;
  yours: readonly string[];
  ours: readonly string[];
};

/** What each side of a partnership gives. */
export function Programmes({ programmes }: { programmes: readonly Programme[] }) {
  return (
    <div className="mt-8 border-t border-ink">
      {programmes.map(({ title, about, yours, ours }) => (
        <section key={title} className="grid gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-3">
          <div>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{about}</p>
          </div>
          <Side title="What you bring" points={yours} />
          <Side title="What we give" points={ours} />
        </section>
      ))}
    </div>
  );
}

function Side({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-sm font-medium text-sea">{title}</h4>
      <ul className="mt-2 grid gap-2 text-[0.9375rem] leading-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
