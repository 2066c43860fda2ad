import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The light colours of `app/ui/tokens.css`; a test compares them. */
export const colours = {
  paper: '#ffffff',
  line: '#d5dee7',
  ink: '#0b1f33',
  soft: '#46586b',
  sea: '#0f6b72',
} as const;

export const sheet = { width: 595.28, height: 841.89 } as const;
export const margin = { side: 68, top: 92, bottom: 88 } as const;

export const frame = {
  width: sheet.width - 2 * margin.side,
  height: sheet.height - margin.top - margin.bottom,
} as const;

/** About 75 letters a line; tables and pictures are wider. */
export const measure = 404;

export const body = { fontSize: 10, lineHeight: 1.5 } as const;
export const small = { fontSize: 8.5, lineHeight: 1.45 } as const;

export const fontFamily = 'Inter';
export const weights = { normal: 400, strong: 600 } as const;

/** Fonts are registered for every file: writing one corrupts their mapping of glyphs to letters. */
export async function registerFonts(): Promise<void> {
  delete Font.getRegisteredFonts()[fontFamily];
  Font.register({ family: fontFamily, fonts });
  // Never hyphenate: react-pdf would use English rules for German words.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(Object.values(weights).map((fontWeight) => Font.load({ fontFamily, fontWeight })));
}

const require = createRequire(import.meta.url);
const fileOf = (path: string) => require.resolve(`@expo-google-fonts/inter/${path}.ttf`);
const [normal, strong] = [{ fontWeight: weights.normal }, { fontWeight: weights.strong }];
const italic = { fontStyle: 'italic' } as const;
const fonts = [
  { ...normal, src: fileOf('400Regular/Inter_400Regular') },
  { ...strong, src: fileOf('600SemiBold/Inter_600SemiBold') },
  { ...normal, ...italic, src: fileOf('400Regular_Italic/Inter_400Regular_Italic') },
  { ...strong, ...italic, src: fileOf('600SemiBold_Italic/Inter_600SemiBold_Italic') },
];

type Letters = {
  postscriptName: string;
  unitsPerEm: number;
  layout: (text: string) => {
    advanceWidth: number;
    positions: readonly { xAdvance: number }[];
    glyphs: readonly { path: Outline }[];
  };
};

type Outline = {
  scale: (x: number, y: number) => Outline;
  translate: (x: number, y: number) => Outline;
  toSVG: () => string;
};

export function lettersOf(weight: number): Letters {
  const fontWeight = weight >= weights.strong ? weights.strong : weights.normal;
  return Font.getFont({ fontFamily, fontWeight }).data as unknown as Letters;
}

export function widthOf(text: string, letters: Letters, size: number): number {
  return (letters.layout(text).advanceWidth * size) / letters.unitsPerEm;
}

export function outlinesOf(text: string, letters: Letters, size: number, place: { x: number; y: number }) {
  const { glyphs, positions } = letters.layout(text);
  const scale = size / letters.unitsPerEm;
  let { x } = place;
  return glyphs.map(({ path }, at) => {
    const outline = path.scale(scale, -scale).translate(x, place.y).toSVG();
    x += positions[at]!.xAdvance * scale;
    return outline;
  });
}
