/** The light colours of `app/ui/tokens.css`, by their names there. */
export const colours = {
  paper: '#ffffff',
  line: '#d5dee7',
  ink: '#0b1f33',
  soft: '#46586b',
  buoy: '#c2410c',
  sea: '#0f6b72',
  'step-1': '#b0dedf',
} as const;

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89 } as const;
export const margin = { side: 68, top: 92, bottom: 88 } as const;

/** What is written on, between the margins. */
export const frame = {
  width: sheet.width - 2 * margin.side,
  height: sheet.height - margin.top - margin.bottom,
} as const;

/** Lines of text end before tables and pictures do: some 75 letters are read with ease. */
export const measure = 404;

export const body = { fontSize: 10, lineHeight: 1.5 } as const;
export const small = { fontSize: 8.5, lineHeight: 1.45 } as const;
