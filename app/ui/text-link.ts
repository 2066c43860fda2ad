/** The look of a link in running text: recognisable without its colour. */
export const textLink =
  'rounded-xs text-sea underline decoration-1 underline-offset-[0.2em] transition-colors ' +
  'decoration-[color-mix(in_oklab,currentColor_45%,transparent)] hover:text-sea-strong hover:decoration-current';

/** For links in lists and navigation, where the place already says that it is one. */
export const quietLink =
  'rounded-xs text-ink no-underline underline-offset-[0.2em] decoration-1 transition-colors hover:text-sea hover:underline';

/** For the link that a whole card leads to; the card is `relative`. */
export const stretchedLink = `stretched ${quietLink} after:absolute after:inset-0 after:rounded-[inherit] after:content-['']`;
