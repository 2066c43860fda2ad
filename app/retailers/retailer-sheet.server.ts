import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { keyFigures } from '../data-pages/key-figures.ts';
import type { Sheet, SheetSection } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { paragraph, upOrDown } from '../data-pages/sentence.ts';
import { partName, partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { formatFigure } from '../figures/format/format.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { changeOfPlace } from '../subjects/ranking-words.ts';
import { categoriesExhibit, countriesExhibit, rankExhibit, type CountryPart } from './reach-exhibits.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { introductionOf } from '../subjects/retailer-words.ts';
import { companyExhibit, growthExhibit, salesExhibit, seasonExhibit } from './sales-exhibits.ts';
import { devicesExhibit, ratesExhibit, trafficExhibit } from './shop-exhibits.ts';
import { continentOf } from '../taxonomy/region-catalogue.server.ts';
import { loadDossier, retailerFrame, type Dossier } from './retailer-dossier.server.ts';

export async function retailerSheet(context: SheetContext, slug: string): Promise<Sheet | null> {
  const dossier = await loadDossier(context, slug);
  if (!dossier) return null;
  const { retailer, figures, words, ranks } = dossier;
  const { categories, countries } = await partsOf(context, dossier);
  const exhibits = [
    salesExhibit(figures, words),
    growthExhibit(figures, words),
    categoriesExhibit(categories, words),
    countriesExhibit(countries, words),
    trafficExhibit(figures, words),
    ratesExhibit(figures, words),
    devicesExhibit(figures, words),
    seasonExhibit(figures, words),
    companyExhibit(figures, retailer.parent ?? retailer.displayName, words),
    rankExhibit(
      ranks.map(({ ranking, place, change, figure }) => ({
        title: ranking.title,
        href: sheetPath(rankingKey(ranking.slug)),
        place,
        change: changeOfPlace(change),
        figure,
      })),
      words,
    ),
  ];
  return {
    ...(await retailerFrame(context, dossier)),
    key: retailerKey(retailer.slug),
    title: retailer.displayName,
    searchTitles: [
      `${retailer.displayName}: Revenue, Growth & Traffic ${words.year}`,
      `${retailer.displayName}: Revenue & Traffic ${words.year}`,
    ],
    description: paragraph(
      salesOf(dossier, `${retailer.displayName} (${retailer.domain}) had net sales of`),
      'See visits, conversion, countries, competitors and ranks.',
    ),
    lead: leadOf(dossier),
    keyFigures: keyFigures(figures, words.year, [
      ['Net sales', 'net-sales', { change: 'net-sales-growth' }],
      ['Gross merchandise value', 'gmv'],
      ['Published company revenue', 'company-sales', { year: companyYear(figures) ?? words.year }],
      ['Visits', 'visits'],
      ['Orders', 'orders'],
      ['Conversion rate', 'conversion-rate'],
      ['Average order value (net sales)', 'average-order-value'],
      ['Return rate', 'return-rate'],
      ['First-party share', 'first-party-share'],
    ]),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    sections,
  };
}

const sections: readonly SheetSection[] = [
  { id: 'sales-and-growth', title: 'Sales and growth', exhibits: ['sales', 'growth', 'company', 'season'] },
  { id: 'what-it-sells', title: 'What it sells, and where', exhibits: ['categories', 'countries'] },
  { id: 'visits-and-orders', title: 'Visits and orders', exhibits: ['traffic', 'rates', 'devices'] },
  { id: 'rankings', title: 'Rankings', exhibits: ['ranks'] },
];

/** The newest year that the company has published. */
function companyYear(figures: Dossier['figures']): number | undefined {
  const last = figures.series('company-sales').at(-1);
  return last && Number(last.period);
}

function leadOf(dossier: Dossier): string {
  const { retailer, home } = dossier;
  return paragraph(introductionOf(retailer, home.prefixedName), salesOf(dossier, 'Net sales were'));
}

function salesOf({ figures, words }: Dossier, start: string): string | undefined {
  const sales = figures.one('net-sales', words.year);
  const change = upOrDown(figures.one('net-sales-growth', words.year));
  return (
    sales && `${start} ${formatFigure(sales)} in ${words.year}${change ? `, ${change} year on year` : ''}.`
  );
}

/** Shares of sales, each linked to its market. */
async function partsOf(context: SheetContext, { retailer, figures }: Dossier) {
  const { region } = context;
  const { country, category } = retailer;
  const byCountry = figures.parts('country-share', 'country');
  const [goods, places] = await Promise.all([
    listMarkets(context, { regions: [country] }),
    listMarkets(context, { regions: byCountry.map(codeOf), category }),
  ]);
  const hrefOf = (market: Market | undefined) => market && sheetPath(marketKey(market));
  return {
    categories: figures.parts('category-share', 'category').map((figure): Compared => ({
      label: partName(figure.dimension, String),
      figure,
      href: hrefOf(goods.find((market) => market.category === codeOf(figure))),
    })),
    countries: byCountry.map((figure): CountryPart => ({
      code: codeOf(figure),
      continent: continentOf(codeOf(figure)) ?? '',
      label: region(codeOf(figure)).name,
      inText: region(codeOf(figure)).prefixedName,
      figure,
      href: hrefOf(places.find((market) => market.region === codeOf(figure))),
    })),
  };
}

const codeOf = ({ dimension }: Figure) => partOf(dimension).part;
