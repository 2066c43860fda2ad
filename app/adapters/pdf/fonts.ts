import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

export const fontFamily = 'Inter';
export const weights = { normal: 400, strong: 600 } as const;

/** Fonts as new: while a file is written, they forget which letters some of their shapes stand for. */
export async function takeFreshFonts(): Promise<void> {
  delete Font.getRegisteredFonts()[fontFamily];
  Font.register({ family: fontFamily, fonts });
  // Words are never parted: German words at English places least of all.
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

/** What a font of react-pdf knows of its letters. */
export type Letters = {
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

/** The outline of each letter of a text that begins at this place. */
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
