import { href, type RouterContextProvider } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { KeyFigures } from '../../data-pages/page/key-figures.tsx';
import { unbroken } from '../../data-pages/page/unbroken.tsx';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { ShortOnPhones } from '../../ui/fold.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { ExcerptPicture } from '../sections/excerpt-picture.tsx';
import { loadChart, loadExcerpt } from '../sections/live.server.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { loadCategoryTree, loadMarketExcerpt } from './showcase.server.ts';
import type { Route } from './+types/markets-feature-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <MarketsBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const [{ countries, categories }, world, market, spending, tree] = await Promise.all([
    datasetCounts(data),
    loadExcerpt(context, 'market/ww/all', ['map']),
    loadMarketExcerpt(context),
    loadChart(context, {
      ref: `compare/spend-per-buyer/${data.baseYear}/all/us+gb+de+fr+cn+jp+br+in`,
      title: 'What an online buyer spends in a year',
    }),
    loadCategoryTree(context),
  ]);
  return {
    feature: featureView('markets', data.siteUrl),
    countries,
    categories,
    world,
    market,
    spending,
    tree,
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function MarketsBody({ feature, countries, categories, world, market, spending, tree }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: `Browse ${countries} countries`, to: href('/resources/sample-data') }}
      picture={
        world?.pictures.map && (
          <ExcerptPicture
            excerpt={world}
            picture={world.pictures.map}
            source={{ label: 'See the world market', to: world.path }}
          />
        )
      }
    >
      {market && <MarketExcerpt market={market} />}
      {spending && (
        <Section title="Compare any two markets" lead="One definition, used for every market.">
          <div className="mt-8">{spending}</div>
          <p className="mt-6">
            <AppLink to={href('/resources/sample-data/compare')} className={buttonLook()}>
              Compare your own markets
            </AppLink>
          </p>
        </Section>
      )}
      <Section
        title={`${categories} categories in one hierarchy`}
        lead="Narrow categories add up to broad ones, and those to all goods bought online. Each link opens the world market for that category."
      >
        <CategoryTree categories={tree} />
      </Section>
    </FeatureFrame>
  );
}

type MarketProps = { market: NonNullable<Awaited<ReturnType<typeof loadMarketExcerpt>>> };

function MarketExcerpt({ market }: MarketProps) {
  const { title, lead, path, keyFigures, drawn, exhibitLinks } = market;
  return (
    <Section title={title} lead={unbroken(lead)}>
      <div className="mt-10">
        <KeyFigures figures={keyFigures} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {drawn.size}
        {drawn.categories}
      </div>
      <p className="mt-10">
        <AppLink to={path} className={textLink}>
          See all {exhibitLinks.length} charts for this market
        </AppLink>
      </p>
    </Section>
  );
}

type TreeProps = { categories: Awaited<ReturnType<typeof loadCategoryTree>> };

function CategoryTree({ categories }: TreeProps) {
  return (
    <ShortOnPhones label={`Show all ${categories.length} main categories`}>
      <div className="mt-8 gap-x-10 sm:columns-2 lg:columns-4">
        {categories.map((main, at) => (
          <section
            key={main.name}
            className={`mb-5 break-inside-avoid sm:mb-8 ${at >= firstOnPhones ? 'more-on-phones' : ''}`}
          >
            <h3 className="border-b border-ink pb-2 text-base">
              <CategoryName {...main} />
            </h3>
            <ul className="mt-1.5 flex flex-wrap gap-x-5 text-[0.9375rem] leading-7 sm:block">
              {main.children.map((child) => (
                <li key={child.name}>
                  <CategoryName {...child} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ShortOnPhones>
  );
}

const firstOnPhones = 4;

function CategoryName({ name, to }: { name: string; to: string | null }) {
  if (!to) return name;
  return (
    <AppLink to={to} className={quietLink}>
      {name}
    </AppLink>
  );
}
