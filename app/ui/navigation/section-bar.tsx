type Props = {
  stops: readonly { id: string; title: string }[];
  /** On pages whose sections are as wide as the window. */
  wide?: boolean;
};

/** Stays below the header while the sections scroll by. */
export function SectionBar({ stops, wide = false }: Props) {
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
              className="inline-flex min-h-11 items-center whitespace-nowrap text-soft hover:text-sea"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
