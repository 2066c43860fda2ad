import type { Excerpt, Picture } from './live.server.tsx';
import { OpeningPicture } from './opening-picture.tsx';

type Props = {
  excerpt: Pick<Excerpt, 'edition' | 'rangesNote'>;
  picture: Picture;
  source?: { label: string; to: string };
};

/** A chart of a data page, with its source and table, as the picture of an opening. */
export function ExcerptPicture({ excerpt: { edition, rangesNote }, picture, source }: Props) {
  const { message, subtitle, note, chart, table } = picture;
  return (
    <OpeningPicture
      title={message}
      about={subtitle}
      source={source}
      edition={edition}
      rangesNote={rangesNote}
    >
      {chart}
      {note && <p className="mt-3 text-note text-soft">{note}</p>}
      <p className="mt-3 text-note text-soft">{picture.source}</p>
      {table}
    </OpeningPicture>
  );
}
