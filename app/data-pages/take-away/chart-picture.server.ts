import { drawStandalone } from '../../charts/draw-chart.server.tsx';
import { figuresOf } from '../exhibit.ts';
import type { Sheet } from '../sheet.ts';
import { exhibitSource, rangesNoteOf } from '../sheet-notes.ts';

/** One chart of a sheet as an SVG file; null where there is none, for a table says it better. */
export function chartPicture({ exhibits, edition }: Sheet, id: string | undefined): string | null {
  const exhibit = exhibits.find((each) => each.id === id);
  if (!exhibit?.chart) return null;
  const { chart, message, subtitle, note } = exhibit;
  const notes = [note, rangesNoteOf(figuresOf(exhibit))].filter(Boolean).join(' ');
  const text = { title: message, subtitle, source: exhibitSource(exhibit, edition), note: notes || null };
  return drawStandalone(chart, text).svg;
}
