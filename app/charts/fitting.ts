/** The widths that a drawing must fit, narrowest first: three for a page, one for a file. */
export type Canvas = {
  widths: readonly number[];
  linked: boolean;
};

/** The server does not know the width, so it decides what fits for each container breakpoint (320 px is a phone). */
export const fluid: Canvas = { widths: [264, 320, 448, 672], linked: true };

export const fixed = (width: number): Canvas => ({ widths: [width], linked: false });

export const roomy = 448;

export function shownWhere(fits: readonly boolean[]): { className?: string } | null {
  if (fits.every(Boolean)) return {};
  if (!fits.some(Boolean)) return null;
  // Two neighbours that hide together need one class less.
  if (fits.length === 4 && !fits[0] && !fits[1])
    return { className: ['@max-md:hidden', ...hiddenAt(fits, 2)].join(' ') };
  return { className: hiddenAt(fits, 0).join(' ') };
}

const hiddenAt = (fits: readonly boolean[], from: number) =>
  fits.flatMap((fit, at) => (fit || at < from ? [] : [hidden[at]!]));

const hidden = ['@max-xs:hidden', '@xs:@max-md:hidden', '@md:@max-2xl:hidden', '@2xl:hidden'];

export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (let at = 0; at < text.length; at += 1) ems += widths[text.charCodeAt(at)] ?? 0.57;
  return ems * size;
}

const narrow = " \u00a0.,:;'’|!ijlI()[]ft/";
const wide = 'ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789mw$€£%–−+&@×';

/** In ems, by character code: the labels of a page are measured hundreds of times. */
const widths = new Float64Array(0x2300).fill(0.57);
for (const letter of narrow) widths[letter.charCodeAt(0)] = 0.3;
for (const letter of wide) widths[letter.charCodeAt(0)] = 0.66;

/** Breaks between words, but not at a no-break space. A single long word may be wider than `width`. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function cutText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`, size) > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

export type Box = { left: number; right: number; top: number; bottom: number };

/** Places in order of preference; `orElse` is taken if none is free. */
export type Choice = { places: readonly Box[]; orElse?: number };

/** For each text, the index of its first free place, or -1. Earlier texts choose first. */
export function choosePlaces(texts: readonly Choice[], taken: readonly Box[] = []): number[] {
  const used = [...taken];
  return texts.map(({ places, orElse = -1 }) => {
    const free = places.findIndex((box) => used.every((other) => !overlap(box, other)));
    const chosen = free === -1 ? orElse : free;
    if (places[chosen]) used.push(places[chosen]);
    return chosen;
  });
}

function overlap(one: Box, other: Box) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Print every nth label, if each has this much room. */
export function strideOf(labels: readonly string[], size: number, room: number): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, size)));
  return Math.max(1, Math.ceil((widest + 8) / Math.max(room, 1)));
}

type LabelForm = { text: string; shown: { className?: string } | null };

/** All labels where they fit, else every nth; months are shortened instead, to 'Jan' or else 'J'. */
export function labelForms(
  labels: readonly string[],
  size: number,
  rooms: readonly number[],
  months = false,
): LabelForm[][] {
  if (!months) {
    const strides = rooms.map((room) => strideOf(labels, size, room));
    const last = labels.length - 1;
    return labels.map((text, at) => [
      { text, shown: shownWhere(strides.map((stride) => (last - at) % stride === 0)) },
    ]);
  }
  const forms = [3, 1].map((letters) => labels.map((label) => label.slice(0, letters)));
  const chosen = rooms.map((room) => {
    const first = forms.findIndex((form) => strideOf(form, size, room) === 1);
    return first === -1 ? forms.length - 1 : first;
  });
  return labels.map((_, at) =>
    forms.map((form, place) => ({ text: form[at]!, shown: shownWhere(chosen.map((one) => one === place)) })),
  );
}

/** Moves positions down until they are `apart`, then back up so that none exceeds `most`. */
export function spread(positions: readonly number[], apart: number, most: number): number[] {
  const order = positions.map((_, at) => at).toSorted((a, b) => positions[a]! - positions[b]!);
  const moved = [...positions];
  order.forEach((at, place) => {
    const above = place === 0 ? -Infinity : moved[order[place - 1]!]!;
    moved[at] = Math.max(moved[at]!, above + apart);
  });
  order.toReversed().forEach((at, place, all) => {
    const below = place === 0 ? most + apart : moved[all[place - 1]!]!;
    moved[at] = Math.min(moved[at]!, below - apart);
  });
  return moved;
}
