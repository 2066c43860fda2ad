/** Decorates the name of a country. Groups of countries have longer codes and no flag. */
export function Flag({ country }: { country: string | undefined }) {
  if (!country || !/^[a-z]{2}$/i.test(country)) return null;
  return (
    <img
      // Fifty flags at once would take the network from the first paint.
      loading="lazy"
      src={flagPath(country)}
      alt=""
      width={20}
      height={13}
      fetchPriority="low"
      decoding="async"
      className="inline-block h-3.25 w-5 shrink-0 rounded-[2px] ring-1 ring-line"
    />
  );
}

export const flagPath = (country: string) => `/flags/${country.toLowerCase()}.png`;
