/** A heading and its points, each with a line beside it. */
export function PlainList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3 grid gap-3 text-[0.9375rem] leading-6 text-soft">
        {points.map((point) => (
          <li key={point} className="border-l-2 border-line pl-4">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
