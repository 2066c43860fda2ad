/** For links in running text: recognisable without colour. */
export const textLink =
  'rounded-xs text-sea underline decoration-1 underline-offset-[0.2em] transition-colors ' +
  'decoration-[color-mix(in_oklab,currentColor_45%,transparent)] hover:text-sea-strong hover:decoration-current';

/** For links in lists and navigation, which need no underline. */
export const quietLink =
  'rounded-xs text-ink no-underline underline-offset-[0.2em] decoration-1 transition-colors hover:text-sea hover:underline';

/** For titles of texts, which nothing else shows to be links. */
export const titleLink =
  'rounded-xs text-ink underline decoration-1 underline-offset-[0.2em] transition-colors ' +
  'decoration-edge hover:text-sea hover:decoration-current';

const overCard = "stretched after:absolute after:inset-0 after:rounded-[inherit] after:content-['']";

/** Makes a whole card clickable; the card is `relative`. */
export const stretchedLink = `${quietLink} ${overCard}`;

/** The same for the title of a text. */
export const stretchedTitle = `${titleLink} ${overCard}`;
