import { drawChart } from '../../charts/draw-chart.server.tsx';
import { figuresOf, type Exhibit } from '../../data-pages/exhibit.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import type { Whitepaper } from '../content.ts';
import { tableTexts, type TableTexts } from './files/exhibit-texts.ts';
import { settingOf, type Setting } from './files/library-data.ts';
import { libraryData } from './files/make-file.server.ts';
import { whitepaperPicturePath } from './library-address.ts';
import type { SlideView } from './slide-viewer.tsx';

/** The slides that illustrate none of the key findings. Those that the data set lacks are left out. */
export async function presentSlides(context: SheetContext, paper: Whitepaper): Promise<SlideView[]> {
  const data = libraryData(context);
  const setting = settingOf(data, paper.lang);
  const slides: SlideView[] = [];
  for (const [at, slide] of paper.slides.entries()) {
    const exhibit = slide.paragraph === undefined && (await data.findSlide(slide, paper.lang));
    if (!exhibit) continue;
    slides.push({
      title: slide.title,
      subtitle: exhibit.subtitle,
      source: setting.wording.sourceLine(figuresOf(exhibit)),
      picture: whitepaperPicturePath(paper, `slide-${at + 1}`),
      drawing: drawSlide(exhibit, setting),
    });
  }
  return slides;
}

function drawSlide(exhibit: Exhibit, setting: Setting): string {
  const { chart, message, subtitle } = exhibit;
  if (chart) return drawChart(chart, `${message} ${subtitle}`);
  return staticMarkup(
    <SlideTable label={message} table={tableTexts(exhibit, setting)} moreRows={setting.words.moreRows} />,
  );
}

const mostRows = 10;

type TableProps = { label: string; table: TableTexts; moreRows: (count: number) => string };

function SlideTable({ label, table: { columns, rows }, moreRows }: TableProps) {
  const more = rows.length - mostRows;
  return (
    // Keyboard users can only scroll an element that takes focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="scroll-fade overflow-x-auto rounded-xs">
      <table className="w-full border-collapse text-[0.9375rem] leading-snug tabular-nums max-sm:text-sm">
        <thead>
          <tr className="border-b border-ink align-bottom text-[0.8125rem] text-soft">
            {columns.map(({ name, numeric }) => (
              <th
                key={name}
                scope="col"
                className={`py-1.5 pr-3 font-medium last:pr-0 ${alignment(numeric)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(([head, ...cells]) => (
            <tr key={head} className="border-b border-line">
              <th scope="row" className="min-w-28 py-1.5 pr-3 text-left font-normal">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]!.name}
                  className={`py-1.5 pr-3 whitespace-nowrap last:pr-0 ${alignment(columns[at + 1]!.numeric)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="mt-2 text-sm text-soft">{moreRows(more)}</p>}
    </section>
  );
}

const alignment = (isNumeric: boolean) => (isNumeric ? 'text-right' : 'text-left');
