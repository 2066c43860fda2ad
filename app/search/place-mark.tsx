/** The country of a row, by its two letters. */
export function PlaceMark({ place }: { place: string | undefined }) {
  if (!place) return null;
  return (
    <span
      aria-hidden="true"
      data-place={place}
      className="inline-grid h-4.5 min-w-6.5 shrink-0 place-items-center rounded-xs border border-line bg-mist px-1 text-[0.6875rem] leading-none font-medium tracking-wide text-soft uppercase"
    >
      {place}
    </span>
  );
}
