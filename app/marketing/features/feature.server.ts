import { href } from 'react-router';
import { breadcrumbList } from '../../base/linked-data.ts';
import { listInWords } from '../../data-pages/sentence.ts';
import { articlePath, publishedOf } from '../../editorial/blog/articles.ts';
import { content } from '../../editorial/content.server.ts';
import { termPath } from '../../editorial/glossary/glossary-index.ts';
import { features, tiers, tiersWith, type FeatureId } from '../../plans/tier.ts';

export type FeatureView = ReturnType<typeof featureView>;

export function featureView(name: FeatureName, siteUrl: string) {
  const { terms, articles, plans, ...feature } = featureOf(name);
  return {
    ...feature,
    plans: plans.map(planRow),
    terms: terms
      .flatMap((slug) => content.terms.filter((term) => term.slug === slug))
      .map(({ title, slug }) => ({ title, path: termPath(slug) })),
    articles: articles
      .flatMap((slug) => publishedOf(content.articles).filter((article) => article.slug === slug))
      .map((article) => ({ title: article.title, path: articlePath(article) })),
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
  /** What visitors get; null for nothing. */
  free: string | null;
  plans: string;
};

export function planRow(id: FeatureId): PlanRow {
  // Beside "Markets", its bare name would promise the annual data of markets too.
  const name = id === 'annualData' ? 'Annual data for shops' : features[id].name;
  return { ...features[id], name, plans: plansWith(id) };
}

/** 'All plans', 'Corporate and Corporate+', 'Corporate+'. */
export function plansWith(id: FeatureId): string {
  const names = tiersWith(id).map(({ name }) => name);
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
    question: 'How much does this shop sell, and is it growing?',
    lead: 'One page per online shop: revenue, visits, conversion, product mix and competitors. Click any number to see how it was made and how far to trust it.',
    brief:
      'On one page: an online shop’s revenue, traffic, conversion and competitors, plus the payment and parcel providers common in its home market.',
    description:
      'Online shops’ revenue, growth, visits, conversion, product mix, providers and competitors, with the method behind every figure.',
    plans: ['retailerProfiles', 'annualData', 'monthlyData', 'leadsAndContacts', 'xlsDownloads'],
    method:
      'Net sales count what a shop sells from its own stock, excluding tax, returns and discounts. Gross merchandise value counts every order placed in the shop, third-party sellers included. Where a company reports figures, the profile uses them and names the source. The rest is modelled and reconciled, so that a shop’s sales by country and category add up and no market is smaller than the combined sales of its shops.',
    limit:
      'Unless a source says otherwise, payment, shipping and software providers are those common in the shop’s home market: a starting point for a conversation, not a finding about the shop.',
    terms: ['net-sales', 'gmv', 'third-party-3p', 'confidence-grade'],
    articles: ['net-or-gross', 'checking-a-shop', 'counting-third-party'],
  },
  kpis: {
    path: href('/features/transaction-kpis'),
    name: 'Transaction KPIs',
    question: 'How many visits turn into orders?',
    lead: 'Follow a visit from product page to cart, checkout and order; see what the order is worth and how much of it is returned.',
    brief: 'Funnel, conversion, order value, abandonment, discounts and returns, all consistently defined.',
    description:
      'The online shopping funnel by country: conversion, order value, cart abandonment, discounts and returns, consistently defined and explained.',
    plans: ['transactionKpis', 'comparisons', 'monthlyData', 'xlsDownloads'],
    method:
      'Every step of the funnel is a share of all visits to shops that sell physical goods; a new visit starts after thirty minutes of inactivity. Cart abandonment is a share of visits with a cart. Orders count when placed; their values include VAT and exclude returns. Visits times conversion times order value equals the market’s spending, and every edition is checked against that identity.',
    limit:
      'These are averages for a whole market. Conversion can rise even if no single shop does better, for instance when grocers, which convert well, gain share. Compare a shop with similar shops before you judge it.',
    terms: ['session', 'conversion-rate', 'average-order-value', 'cart-abandonment-rate'],
    articles: ['revenue-equation', 'what-a-conversion-rate-hides', 'abandoned-carts'],
  },
  markets: {
    path: href('/features/markets'),
    name: 'Markets',
    question: 'How large is the market, and where is it heading?',
    lead: 'Online spending by country and product category, with its history, a forecast and the band around it. All markets are defined in the same way, so they can be compared and added up.',
    brief: 'Size, growth, forecast and structure of online retail by country and product category.',
    description:
      'Size, growth, forecast, online share and structure of eCommerce markets by country and product category, comparable and sourced.',
    plans: ['markets', 'comparisons', 'reports', 'monthlyData', 'xlsDownloads'],
    method:
      'A market is what consumers spend online on physical goods in a calendar year, including VAT and after returns, in US dollars of that year. Categories add up to their country, countries to their region and the world; every sum is checked before an edition is published. Where others publish a figure, we show it next to ours and explain the difference.',
    limit:
      'Where nobody publishes a national total, we model it from income, internet use and regional shopping habits. Those figures carry a lower confidence grade, and deserve it.',
    terms: ['market-size', 'online-share', 'prediction-interval', 'taxonomy'],
    articles: ['two-data-houses', 'size-a-niche', 'confidence-band'],
  },
  rankings: {
    path: href('/features/rankings'),
    name: 'Rankings',
    question: 'Who leads the market, and who is moving up?',
    lead: 'Online shops ranked by net sales, by country and category. A new edition every year shows who has moved up or down since the last. Every rank is free to see; the net sales behind it appear as ranges.',
    brief: 'Online shops ranked by net sales in a country and category, with every rise and fall.',
    description:
      'The largest online shops by country and product category: one edition a year, every move up or down, and the rules behind the order.',
    plans: ['rankings', 'annualData', 'retailerProfiles', 'xlsDownloads'],
    method:
      'Shops are ranked by exact net sales, not by the ranges shown, so even shops in the same range are in order. Net sales cover goods sold from a shop’s own stock and delivered to the country or region ranked, excluding tax, returns and discounts.',
    limit:
      'Most net sales are modelled, and neighbouring shops can be too close for the model to tell apart. A move of one or two ranks says little; a move of ten says something.',
    terms: ['net-sales', 'market-share', 'concentration-ratio-cr4', 'marketplace'],
    articles: ['counting-third-party', 'calibrating-a-range', 'two-data-houses'],
  },
  api: {
    path: href('/features/api'),
    name: 'API',
    question: 'How do I get these figures into my own tools?',
    lead: 'With one call. Markets, retailers and rankings are served as JSON or CSV, without a key or an account.',
    brief: 'Everything on the data pages as JSON and CSV. No key needed; OpenAPI spec included.',
    description:
      'Markets, retailers and rankings as JSON and CSV without a key: every figure with unit, method, confidence and source, plus an OpenAPI 3.1 spec.',
    plans: ['annualData', 'monthlyData', 'xlsDownloads'],
    method:
      'The API and the pages run on the same code, so they show the same figures and mask the same values. The OpenAPI description is generated from the schemas that validate each call, so it cannot go out of date.',
    limit:
      'There is no key, so there is no way to request exact values here; the tool serves those to customers.',
    terms: ['bucket-range', 'confidence-grade', 'revision', 'taxonomy'],
    articles: ['confidence-band', 'calibrating-a-range', 'two-data-houses'],
  },
  mcp: {
    path: href('/features/mcp'),
    name: 'MCP server',
    question: 'Can my AI assistant use these figures?',
    lead: 'Yes. Give it one address and it can look up markets, retailers and rankings with their definitions, methods and sources, and cite every figure. Free, as ranges.',
    brief: 'Figures for AI assistants, with definition, method, confidence and citation.',
    description:
      'Connect Claude, ChatGPT or any MCP client: markets, retailers and rankings with definition, method, confidence and citation. Free, no key.',
    plans: ['annualData', 'monthlyData', 'xlsDownloads'],
    method:
      'The tools run the same queries as the API and the pages, so an assistant sees what a visitor sees, with the same ranges. Every answer carries unit, period, method, confidence, date and a link to the figure’s passport.',
    limit:
      'We control what the assistant reads, not what it makes of it. Open a figure’s passport before you rely on it.',
    terms: ['bucket-range', 'confidence-grade', 'taxonomy', 'revision'],
    articles: ['confidence-band', 'two-data-houses', 'calibrating-a-range'],
  },
  leads: {
    path: href('/features/leads-and-contacts'),
    name: 'Leads and contacts',
    question: 'Which retailers should we sell to, and who decides there?',
    lead: 'Build a list of online shops that fit what you sell, by country, main category and size, with figures to qualify them before the first call. Names and contact details come with selected plans.',
    brief:
      'Shops by country, category and size. Plans from Leads & Contacts upwards add the shops’ decision-makers.',
    description:
      'Find online shops by country, main category and size, with figures to qualify them. Contact details for decision-makers come with selected plans.',
    plans: ['leadsAndContacts', 'retailerProfiles', 'annualData', 'xlsDownloads'],
    method:
      'A lead is a shop in our catalogue. Home country and main category come from the catalogue; net sales come from the ranking for the shop’s country and category. Click a figure for its method, date and grade. Shops too small to be ranked are listed without net sales.',
    limit:
      'A list is where selling starts. It tells you what a shop sells and how large it is; no data set knows whether that shop wants a new provider this year.',
    terms: ['net-sales', 'pure-player', 'shop-software', 'omnichannel'],
    articles: ['shop-software', 'checking-a-shop', 'net-or-gross'],
  },
} as const satisfies Record<string, Feature>;
