import type { RouterContextProvider } from 'react-router';
import { brand, pitchFor } from '../../base/brand.ts';
import { servicesContext } from '../../context.server.ts';
import { presentSheet } from '../../data-pages/page/present-sheet.server.ts';
import type { Edition } from '../../figures/dataset.ts';
import { listSourcesOf } from '../../figures/published-columns.server.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { plansFor } from '../../plans/plan-view.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { organisation } from '../../shell/organisation.ts';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { HomeBody } from './home-body.tsx';
import { loadScorecard } from './scorecard.server.ts';
import { loadTasks } from './tasks.server.ts';
import { World, type WorldProps } from './world.tsx';

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { facts } = context.get(servicesContext);
  const data = dataContext(context);
  const { edition } = data;
  const [world, counts, tasks, scorecard, sources] = await Promise.all([
    loadWorld(data),
    datasetCounts(data),
    loadTasks(data),
    loadScorecard(data, null),
    listSourcesOf(data),
  ]);
  const plans = plansFor(facts.centPrices.current).map(({ id, name, unlocks, isAnchor, prices }) => ({
    id,
    name,
    unlocks,
    isAnchor,
    year: prices?.annually.base ?? null,
  }));
  const shops = counts.retailers.toLocaleString('en-US');
  return {
    ...wordsFor(edition, counts.countries),
    world: world && drawPart(context, <World {...world} />),
    body: drawPart(
      context,
      <HomeBody
        tasks={tasks}
        scorecard={scorecard}
        sources={new Set(sources.map(({ name }) => name)).size}
        shops={shops}
        plans={plans}
        linkedData={homeLinkedData(data.siteUrl, edition)}
      />,
    ),
  };
}

/** The pitch claims transactions, so only a data set that has them makes it. */
function wordsFor({ demonstration }: Edition, countries: number) {
  const places = countries === 1 ? 'one country' : `${countries} countries`;
  const offer = `Market sizes for ${places}, with retailer profiles and rankings`;
  return demonstration
    ? {
        sentence: `${offer}. Click any figure for its definition, method and date.`,
        description: `${offer}, free as ranges. Every figure has a definition, a method, a confidence grade and a date.`,
      }
    : {
        sentence: `${pitchFor({ demonstration })} Click any figure for its definition, method and date.`,
        description: `${offer}, built on billions of transactions. Every figure has a definition, a method and a date.`,
      };
}

/** The map and the largest number there is; null if the data set has no world market. */
async function loadWorld(data: SheetContext): Promise<WorldProps | null> {
  const sheet = await findSheet(data, 'market/ww/all');
  if (!sheet) return null;
  const map = sheet.exhibits.filter(({ id }) => id === 'map');
  const { keyFigures, sections, edition } = presentSheet({ ...sheet, exhibits: map }, data.siteUrl);
  const [exhibit] = sections.flatMap(({ exhibits }) => exhibits);
  const [total] = keyFigures;
  if (!exhibit?.drawing || !total) return null;
  return {
    total,
    drawing: exhibit.drawing,
    label: exhibit.message,
    caption: exhibit.subtitle,
    edition,
  };
}

function homeLinkedData(siteUrl: string, edition: Edition): object[] {
  return [
    organisation(siteUrl),
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.product,
      url: `${siteUrl}/`,
      description: pitchFor(edition),
      inLanguage: 'en',
      publisher: { '@id': `${siteUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
