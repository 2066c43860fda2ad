type Point = { title: string; text: string };

/** Short points of equal weight, side by side where there is room. */
export function PointGrid({ points }: { points: readonly Point[] }) {
  return (
    <ul className="mt-8 grid gap-x-12 gap-y-8 border-t border-ink pt-8 sm:grid-cols-2 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
