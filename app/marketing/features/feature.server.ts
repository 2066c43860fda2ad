import { href } from 'react-router';
import { breadcrumbList } from '../../base/linked-data.ts';
import { listInWords } from '../../data-pages/sentence.ts';
import { articlePath, publishedOf } from '../../editorial/blog/articles.ts';
import { content } from '../../editorial/content.server.ts';
import { termPath } from '../../editorial/glossary/glossary-index.ts';
import { features, tiers, type FeatureId } from '../../plans/tier.ts';

export type FeatureView = ReturnType<typeof featureView>;

export function featureView(name: FeatureName, siteUrl: string) {
  const { terms, articles, plans, ...feature } = featureOf(name);
  return {
    ...feature,
    plans: plans.map(planRow),
    terms: terms
      .flatMap((slug) => content.terms.filter((term) => term.slug === slug))
      .map(({ title, definition, slug }) => ({ title, about: definition, path: termPath(slug) })),
    articles: articles
      .flatMap((slug) => publishedOf(content.articles).filter((article) => article.slug === slug))
      .map((article) => ({ title: article.title, about: article.summary, path: articlePath(article) })),
    linkedData: [
      breadcrumbList(
        [
          { label: 'Features', to: href('/features') },
          { label: feature.name, to: feature.path },
        ],
        siteUrl,
      ),
    ],
  };
}

export type PlanRow = {
  name: string;
  about: string;
  /** What visitors get; null for nothing. */
  free: string | null;
  plans: string;
};

export function planRow(id: FeatureId): PlanRow {
  return { ...features[id], plans: plansWith(id) };
}

/** 'All plans', 'Corporate and Corporate+', 'Corporate+'. */
export function plansWith(id: FeatureId): string {
  const names = tiers.filter((tier) => tier.features.includes(id)).map(({ name }) => name);
  return names.length === tiers.length ? 'All plans' : listInWords(names);
}

type Feature = {
  path: string;
  name: string;
  question: string;
  lead: string;
  brief: string;
  /** For search engines. */
  description: string;
  plans: readonly FeatureId[];
  method: string;
  limit: string;
  /** Glossary slugs. */
  terms: readonly string[];
  /** Blog slugs. */
  articles: readonly string[];
};

export type FeatureName = keyof typeof featurePages;

export const featureOf = (name: FeatureName): Feature => featurePages[name];

export type FeatureBrief = Pick<Feature, 'name' | 'question' | 'brief' | 'path'>;

/** In display order. */
export function featureBriefs() {
  const briefs = Object.entries(featurePages).map(([key, { name, question, brief, path }]) => [
    key,
    { name, question, brief, path },
  ]);
  return Object.fromEntries(briefs) as Record<FeatureName, FeatureBrief>;
}

const featurePages = {
  profiles: {
    path: href('/features/retailer-profiles'),
    name: 'Retailer profiles',
    question: 'How much does this shop sell, to whom, and how?',
    lead: 'One page for one online shop: sales and growth with a forecast, visits and conversion, what it sells and where, who it competes with. Every number says how it was made and how far to trust it.',
    brief: 'Sales, reach, conversion, providers and competitors of one online shop on one page.',
    description:
      'Sales, growth, visits, conversion, categories, countries, providers and competitors of online shops, with the method behind every figure.',
    plans: ['retailerProfiles', 'annualData', 'monthlyData', 'leadsAndContacts', 'xlsDownloads'],
    method:
      'Net sales count what a shop sells from own stock, without tax, returns and discounts. Gross merchandise value counts every order on it, third parties included. Where a company publishes figures, the profile rests on them and names the source; the rest is modelled, so that the parts of a shop add up and no market is smaller than the shops in it.',
    limit:
      'Payment, shipping and software are those common in the home market unless a source says more: a hint for a first talk, not a finding about the shop.',
    terms: ['net-sales', 'gmv', 'third-party-3p', 'confidence-grade'],
    articles: ['net-or-gross', 'checking-a-shop', 'counting-third-party'],
  },
  kpis: {
    path: href('/features/transaction-kpis'),
    name: 'Transaction KPIs',
    question: 'What becomes of a hundred visits?',
    lead: 'How often a visit leads to a product, a cart, a checkout and an order, what that order is worth, and how much of it comes back. All on one base, so that the figures multiply to the spending they explain.',
    brief: 'Funnel, conversion, order value, abandonment, discounts and returns, all on one base.',
    description:
      'Funnel, conversion rate, order value, cart abandonment, discounts and returns of online shopping by country, on one base and with their method.',
    plans: ['transactionKpis', 'annualData', 'comparisons', 'monthlyData', 'xlsDownloads'],
    method:
      'All rates share one denominator: sessions in shops for physical goods, a new one after thirty minutes without activity. Orders count as they are placed, their values with VAT and after returns. Sessions times conversion times order value is the spending of the market, and a check holds every edition to it.',
    limit:
      'They are means of a whole market. A market converts better when grocers grow, without any shop doing better; hold a shop against its own kind before you call it good or bad.',
    terms: ['session', 'conversion-rate', 'average-order-value', 'cart-abandonment-rate'],
    articles: ['revenue-equation', 'what-a-conversion-rate-hides', 'abandoned-carts'],
  },
  markets: {
    path: href('/features/markets'),
    name: 'Markets',
    question: 'How large is the market, and where is it going?',
    lead: 'Online spending by country and product category, with its history, a forecast and the band around it: growth, online share, buyers, structure, season, payment and shipping. All markets count the same things, so that they can be compared and added.',
    brief: 'Size, growth, outlook and structure of online retail by country and product category.',
    description:
      'Size, growth, forecast, online share and structure of eCommerce markets by country and product category, comparable and with their sources.',
    plans: ['markets', 'annualData', 'comparisons', 'reports', 'monthlyData', 'xlsDownloads'],
    method:
      'A market is what consumers spend online on physical goods in a calendar year, VAT included and after returns, in US dollars of that year. Categories add up to their country, countries to their region and the world; every sum is checked before an edition goes out. Published figures of others stand beside ours, with the reason why they differ.',
    limit:
      'A country for which nobody publishes a total is modelled from income, internet use and the habits of its region. Its figures carry a lower confidence grade, and deserve it.',
    terms: ['market-size', 'online-share', 'prediction-interval', 'taxonomy'],
    articles: ['two-data-houses', 'size-a-niche', 'confidence-band'],
  },
  rankings: {
    path: href('/features/rankings'),
    name: 'Rankings',
    question: 'Who leads, and who is moving?',
    lead: 'Online shops by their net sales in one country and category: one edition a year, with every change of place. The places are exact and free to read; the sales behind them are shown as ranges.',
    brief: 'Online shops by net sales in a country and category, with every change of place.',
    description:
      'The largest online shops by country and product category, one edition a year, with every change of place and the rules behind the order.',
    plans: ['rankings', 'annualData', 'retailerProfiles', 'xlsDownloads'],
    method:
      'Shops stand in the order of their net sales before these are put into ranges, so that shops in one range still have an order. Net sales count own stock only, delivered to the country, without tax and returns.',
    limit:
      'Most sales are modelled, and neighbours on the list can be closer to each other than a model is exact. A move of one or two places says little; one of ten says something.',
    terms: ['net-sales', 'market-share', 'concentration-ratio-cr4', 'marketplace'],
    articles: ['counting-third-party', 'calibrating-a-range', 'two-data-houses'],
  },
  api: {
    path: href('/features/api'),
    name: 'API',
    question: 'How do these figures get into my own tools?',
    lead: 'By one call. Markets, retailers, rankings and texts answer as JSON, the data as CSV too, without a key or an account. Each figure brings its unit, period, method, confidence, source and the address of its passport.',
    brief: 'What the pages show as JSON and CSV, without a key, described by OpenAPI.',
    description:
      'Markets, retailers and rankings as JSON and CSV without a key: every figure with unit, method, confidence and source, described by OpenAPI 3.1.',
    plans: ['annualData', 'monthlyData', 'xlsDownloads'],
    method:
      'The code that answers the API is the code that feeds the pages, so that both show the same and mask the same. The description is made from the schemas by which calls are checked: it cannot be out of date.',
    limit:
      'There is no key, and so no way to ask for exact values here: those are served by the tool, to people with a plan. The address of a thing stays; the fields of an answer may grow.',
    terms: ['bucket-range', 'confidence-grade', 'revision', 'taxonomy'],
    articles: ['confidence-band', 'calibrating-a-range', 'two-data-houses'],
  },
  mcp: {
    path: href('/features/mcp'),
    name: 'MCP server',
    question: 'Can my assistant read these figures?',
    lead: 'Yes. Give it one address, and it reads markets, retailers and rankings together with their definitions, methods and sources, and cites every figure. Free, as ranges.',
    brief: 'Figures for assistants, with definition, method, certainty and citation.',
    description:
      'Connect Claude, ChatGPT or any MCP client: markets, retailers and rankings with definition, method, confidence and citation. Free, no key.',
    plans: ['annualData', 'monthlyData', 'xlsDownloads'],
    method:
      'The tools run the queries of the API and the pages, so an assistant sees what a visitor sees, with the same ranges. Every answer carries unit, period, method, confidence, date and the address of the passport.',
    limit:
      'We control what the assistant reads, not what it makes of it. Check the passport of any figure before you rely on it.',
    terms: ['bucket-range', 'confidence-grade', 'taxonomy', 'revision'],
    articles: ['confidence-band', 'two-data-houses', 'calibrating-a-range'],
  },
  leads: {
    path: href('/features/leads-and-contacts'),
    name: 'Leads and contacts',
    question: 'Which shops fit, and whom do I write to?',
    lead: 'A list of the online shops that suit what you sell: by country, main category and size, with figures that qualify them before the first call. Whom to write to in the company comes with a plan.',
    brief: 'Shops by country, category and size; whom to write to comes with a plan.',
    description:
      'Find online shops by country, main category and size, qualified by figures with a source. Contacts in the company come with a plan.',
    plans: ['leadsAndContacts', 'retailerProfiles', 'annualData', 'xlsDownloads'],
    method:
      'A lead is a shop of the catalogue. Home and main category are those of the catalogue; sales are those of the ranking of its country and category, each with its passport. Shops below the last place of a ranking are listed without sales.',
    limit:
      'A list is where selling starts. It says what a shop is and how large; whether it looks for a new provider this year, no data set knows.',
    terms: ['net-sales', 'pure-player', 'shop-software', 'omnichannel'],
    articles: ['shop-software', 'checking-a-shop', 'net-or-gross'],
  },
} as const satisfies Record<string, Feature>;
