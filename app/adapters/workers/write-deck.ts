import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import PptxGenJS from 'pptxgenjs';
import type { Deck, RangeAxis, RangeChart, Slide } from '../../documents/deck.ts';

/** Writes slides with native charts, which PowerPoint, Keynote and LibreOffice can edit. */
export async function writeDeck(deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  file.title = deck.title;
  file.author = deck.author;
  file.company = deck.author;
  file.theme = { headFontFace: font, bodyFontFace: font };
  for (const slide of deck.slides) addSlide(file, deck, slide);
  return repairPackage((await file.write({ outputType: 'uint8array' })) as Uint8Array);
}

/**
 * PptxGenJS 4.0.1 declares a slide master for every slide but writes only one (gitbrent/PptxGenJS#1444), and its notes
 * master shares a theme with it (#1443). PowerPoint asks whether to repair such a file.
 */
function repairPackage(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file, { filter: ({ name }) => !name.endsWith('/') });
  parts['ppt/theme/theme2.xml'] = parts['ppt/theme/theme1.xml']!;
  edit(parts, 'ppt/notesMasters/_rels/notesMaster1.xml.rels', (xml) =>
    xml.replace('theme1.xml', 'theme2.xml'),
  );
  edit(parts, '[Content_Types].xml', (xml) =>
    xml
      .replace(/<Override PartName="\/ppt\/theme\/theme1\.xml"[^>]*>/, (theme) =>
        theme.concat(theme.replace('theme1.xml', 'theme2.xml')),
      )
      .replaceAll(/<Override PartName="\/([^"]*)"[^>]*>/g, (override, name: string) =>
        name in parts ? override : '',
      ),
  );
  return zipSync(parts);
}

function edit(parts: Unzipped, name: string, change: (xml: string) => string) {
  parts[name] = strToU8(change(strFromU8(parts[name]!)));
}

/** Every office suite has it, or one of the same widths. */
const font = 'Arial';

/** In inches. */
const area = { x: 0.6, y: 1.95, w: 12.1, h: 4.2 };

type Page = ReturnType<PptxGenJS['addSlide']>;
type Colours = Deck['colours'];

function addSlide(file: PptxGenJS, { colours, author }: Deck, slide: Slide) {
  const page = file.addSlide();
  page.background = { color: colours.paper };
  page.addShape(file.ShapeType.rect, { x: 0.6, y: 0.4, w: 0.6, h: 0.07, fill: { color: colours.accent } });
  const head = { x: 0.6, w: 12.1, margin: 0, fontFace: font } as const;
  page.addText(slide.title, {
    ...head,
    y: 0.55,
    h: 0.9,
    fontSize: slide.title.length > 110 ? 20 : 24,
    bold: true,
    color: colours.ink,
    valign: 'top',
    fit: 'shrink',
  });
  page.addText(slide.subtitle, { ...head, y: 1.48, h: 0.35, fontSize: 13, color: colours.soft });
  addContent(file, page, slide, colours);
  page.addShape(file.ShapeType.line, {
    x: 0.6,
    y: 6.3,
    w: 12.1,
    h: 0,
    line: { color: colours.line, width: 1 },
  });
  page.addText(
    [
      ...slide.notes.map((note) => ({ text: note, options: { breakLine: true } })),
      { text: slide.citation, options: { hyperlink: { url: slide.url }, color: colours.soft } },
    ],
    { ...head, w: 10.3, y: 6.38, h: 0.95, fontSize: 9, color: colours.soft, valign: 'top', fit: 'shrink' },
  );
  page.addText(author, {
    x: 11,
    y: 6.38,
    w: 1.7,
    h: 0.3,
    margin: 0,
    align: 'right',
    fontFace: font,
    fontSize: 12,
    bold: true,
    color: colours.ink,
  });
  page.addNotes([...slide.notes, slide.citation].join('\n'));
}

function addContent(file: PptxGenJS, page: Page, { content }: Slide, colours: Colours) {
  if (content.kind === 'words') {
    const look = { fontFace: font, fontSize: 20, color: colours.ink, valign: 'top', margin: 0 } as const;
    page.addText(content.words, { ...area, ...look, fit: 'shrink' });
  } else if (content.kind === 'table') {
    const line = { type: 'solid', color: colours.line, pt: 1 } as const;
    const none = { type: 'none' } as const;
    const cells = (texts: readonly string[], bold: boolean) =>
      texts.map((text, at) => ({
        text,
        options: {
          bold,
          color: bold ? colours.soft : colours.ink,
          align: at === 0 ? 'left' : 'right',
        } as const,
      }));
    page.addTable([cells(content.columns, true), ...content.rows.map((row) => cells(row, false))], {
      x: area.x,
      y: area.y,
      w: area.w,
      fontFace: font,
      fontSize: content.rows.length > 10 ? 10 : 12,
      border: [none, none, line, none],
      margin: 0.04,
    });
  } else {
    const { charts, axis } = content;
    charts.forEach((chart, at) => {
      const options = chartOptions(chart, axis, colours, placeOf(at, charts.length));
      page.addChart(file.ChartType.bar, seriesOf(chart), options);
    });
  }
}

/** Side by side, in as many rows as a slide has room for. */
function placeOf(at: number, count: number) {
  const columns = count < 4 ? count : Math.ceil(count / (count > 8 ? 3 : 2));
  const rows = Math.ceil(count / columns);
  const [w, h] = [area.w / columns, area.h / rows];
  return { x: area.x + (at % columns) * w, y: area.y + Math.floor(at / columns) * h, w, h };
}

/**
 * A floating bar is stacked on one that nobody sees, which reaches to the end of the range that is nearer to zero. A range
 * around zero has a part on either side.
 */
function seriesOf({ direction, bars: given }: RangeChart) {
  // Lying bars are drawn from the bottom up.
  const bars = direction === 'lying' ? given.toReversed() : given;
  const labels = bars.map(({ label }) => label);
  const series = (name: string, valueOf: (low: number, high: number) => number, forecast?: boolean) => ({
    name,
    labels,
    values: bars.map(({ range, isForecast }) =>
      range && (forecast === undefined || forecast === isForecast) ? valueOf(range.low, range.high) : 0,
    ),
  });
  const above = (low: number, high: number) => Math.max(0, high) - Math.max(0, low) || exactly(low, high);
  const below = (low: number, high: number) => Math.min(0, low) - Math.min(0, high);
  return [
    series('To the nearer end', (low, high) => (low === high ? 0 : low > 0 ? low : high < 0 ? high : 0)),
    series('Range', above, false),
    series('Range below zero', below, false),
    series('Range, forecast', above, true),
    series('Range below zero, forecast', below, true),
  ];
}

/** A number that is published as it is has no range: its bar begins at zero. */
const exactly = (low: number, high: number) => (low === high ? low : 0);

type Place = ReturnType<typeof placeOf>;

function chartOptions(
  { name, direction, bars }: RangeChart,
  axis: RangeAxis,
  colours: Colours,
  place: Place,
): PptxGenJS.IChartOpts {
  const { range, forecast, soft, line } = colours;
  const small = bars.length > 14 || name !== null ? 9 : 11;
  return {
    ...place,
    barDir: direction === 'lying' ? 'bar' : 'col',
    barGrouping: 'stacked',
    barGapWidthPct: direction === 'lying' ? 45 : 12,
    chartColors: ['transparent', range, range, forecast, forecast],
    showTitle: name !== null,
    title: name ?? undefined,
    titleFontFace: font,
    titleFontSize: 12,
    titleColor: colours.ink,
    showLegend: false,
    showValue: false,
    catAxisLabelFontFace: font,
    catAxisLabelFontSize: small,
    catAxisLabelColor: colours.ink,
    catAxisLabelPos: 'low',
    catAxisLineShow: false,
    valAxisLabelFontFace: font,
    valAxisLabelFontSize: 9,
    valAxisLabelColor: soft,
    valAxisLabelFormatCode: axis.numberFormat,
    valAxisMinVal: axis.least,
    valAxisMaxVal: axis.most,
    valAxisLogScaleBase: axis.isLogarithmic ? 10 : undefined,
    valAxisLineShow: false,
    valGridLine: { color: line, size: 0.75 },
    catGridLine: { style: 'none' },
  };
}
