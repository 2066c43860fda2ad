import { useEffect, useState } from 'react';

type Props = {
  stops: readonly { id: string; title: string }[];
  /** On pages whose sections are as wide as the window. */
  wide?: boolean;
  /** The id of the section in view. */
  current?: string;
};

/** Stays below the header while the sections scroll by. */
export function SectionBar({ stops, wide = false, current }: Props) {
  return (
    <nav
      aria-label="Sections"
      className={`sticky top-16 z-10 border-b border-line bg-paper px-4 sm:px-0 print:hidden ${wide ? '' : '-mx-4 mt-10 sm:mx-0'}`}
    >
      <ul
        className={`scroll-fade flex gap-x-6 overflow-x-auto text-[0.9375rem] [scrollbar-width:none] ${wide ? 'mx-auto max-w-6xl sm:px-6' : ''}`}
      >
        {stops.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-sea aria-[current]:border-ink aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows which section is in view; for pages that hydrate. */
export function LiveSectionBar({ stops }: Pick<Props, 'stops'>) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // A line in the upper third of the window, which one section crosses at a time.
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && setCurrent(target.id)),
      { rootMargin: '-30% 0% -70%' },
    );
    for (const { id } of stops) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [stops]);
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('[aria-current="location"]');
    link?.closest('ul')?.scrollTo(link.offsetLeft - 16, 0);
  }, [current]);
  return <SectionBar stops={stops} current={current} />;
}
