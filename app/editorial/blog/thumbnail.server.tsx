import { colours, stepColour } from '../../charts/colours.ts';
import type { Exhibit } from '../../data-pages/exhibit.ts';
import { BoldDrawing } from '../library/pictures/cover-picture.server.tsx';
import { drawPage } from '../library/pictures/drawn-page.server.tsx';

/** Landscape, 16:9: a chart of the article without its words. Neighbours in a list differ in colour. */
export function thumbnailPicture(title: string, exhibit: Exhibit | null, number: number): string {
  const { ground, known, range } = looks[number % looks.length]!;
  return drawPage(
    { title, width, height, ground },
    exhibit && <BoldDrawing exhibit={exhibit} box={box} tones={{ known, range }} />,
  );
}

const [width, height, margin] = [720, 405, 48];
const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };

const looks = [
  { ground: colours.ink, known: colours.paper, range: stepColour(1, 6) },
  { ground: colours.wash, known: colours.ink, range: stepColour(4, 6) },
  { ground: colours.sea, known: colours.paper, range: stepColour(0, 6) },
] as const;
