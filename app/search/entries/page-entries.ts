import { brand } from '../../base/brand.ts';
import type { SearchEntry } from '../search-entry.ts';

type Page = {
  title: string;
  path: string;
  about: string;
  words?: string;
  /** By fragment of the address. */
  sections?: Readonly<Record<string, { title: string; words?: string }>>;
};

export function pageEntries(): SearchEntry[] {
  return pages.flatMap(({ title, path, about, words = '', sections = {} }) => [
    { kind: 'page', title, about, path, locked: false, names: words.split(' '), words: [about], weight: 0.6 },
    ...Object.entries(sections).map(([id, section]): SearchEntry => ({
      kind: 'page',
      title: section.title,
      about: title,
      path: `${path}#${id}`,
      locked: false,
      words: [section.words ?? ''],
      weight: 0.3,
    })),
  ]);
}

const pages: readonly Page[] = [
  {
    title: 'Sample data',
    path: '/resources/sample-data',
    about: 'Free to read, without registration',
    words: 'free data example open access',
    sections: {
      markets: { title: 'All markets by country and category', words: 'list of countries table map' },
      rankings: { title: 'All rankings', words: 'list of rankings top stores' },
      profiles: { title: 'All retailers', words: 'catalogue list of shops directory profiles' },
      plans: { title: 'Free data and what a plan adds', words: 'exact values unlock upgrade' },
      use: {
        title: 'Cite and download the sample data',
        words: 'citation how to cite quote source csv json xlsx',
      },
    },
  },
  {
    title: 'Compare markets or retailers',
    path: '/resources/sample-data/compare',
    about: 'Up to four side by side',
    words: 'comparison versus vs benchmark side by side difference',
  },
  {
    title: 'Data explorer',
    path: '/resources/sample-data/explore',
    about: 'Chart any measure for up to twelve markets or retailers',
    words: 'explore chart graph map slider build own powerpoint slides export visualise',
  },
  {
    title: 'Pricing',
    path: '/pricing',
    about: 'What each plan includes and costs',
    words: 'price buy subscription starter corporate cost plans how much licence upgrade',
  },
  {
    title: 'Book a demo',
    path: '/book-a-demo',
    about: 'See the tool with an analyst',
    words: 'appointment calendar trial meeting call sales presentation',
  },
  {
    title: 'Request a quote',
    path: '/request/offer/',
    about: 'For larger teams and custom requirements',
    words: 'quote price sales talk to sales get a quote enterprise',
  },
  {
    title: 'Contact',
    path: '/contact',
    about: 'Get in touch',
    words:
      'mail email message address phone telephone support help customer service ask a question talk to us get in touch',
  },
  {
    title: 'Features',
    path: '/features',
    about: 'Everything the data can do, at a glance',
    words: 'product',
  },
  {
    title: 'Retailer profiles',
    path: '/features/retailer-profiles',
    about: 'Sales, traffic, conversion, providers',
    words: 'shops stores',
  },
  {
    title: 'Transaction KPIs',
    path: '/features/transaction-kpis',
    about: 'Order value, returns, discounts',
    words: 'aov conversion',
  },
  {
    title: 'Markets',
    path: '/features/markets',
    about: 'Size and growth by country and category',
    words: 'industry',
  },
  {
    title: 'Rankings',
    path: '/features/rankings',
    about: 'Top stores, and who is rising or falling',
    words: 'largest',
  },
  {
    title: 'API',
    path: '/features/api',
    about: 'The same figures as JSON and CSV',
    words: 'interface developers export rest integration api access',
  },
  {
    title: 'MCP server',
    path: '/features/mcp',
    about: 'Cited figures for your assistant',
    words: 'model context protocol ai assistants claude chatgpt copilot llm agents tools',
  },
  {
    title: 'API reference',
    path: '/resources/api-reference',
    about: 'Every endpoint of the public API',
    words: 'openapi swagger developers documentation endpoints rest api docs',
  },
  {
    title: 'Leads & contacts',
    path: '/features/leads-and-contacts',
    about: 'Decision-makers at online shops',
    words: 'sales prospecting contact data emails lead generation',
  },
  { title: `${brand.product} Analytics`, path: `/${brand.slug}-analytics`, about: 'Everything in one tool' },
  {
    title: 'How our data is made',
    path: '/our-data',
    about: 'Sources, coverage, method, limits',
    words: 'methodology quality transactions trust',
    sections: {
      sources: { title: 'Where our data comes from', words: 'sources origin statistics offices' },
      coverage: {
        title: 'What our data covers',
        words: 'countries categories shops number of retailers scope',
      },
      method: { title: 'How figures are computed', words: 'methodology model estimation calculation' },
      confidence: { title: 'How sure we are of a figure', words: 'confidence grade quality accuracy' },
      ranges: { title: 'Why figures are shown as ranges', words: 'bucket masked range exact steps' },
      checks: { title: 'Checks on the published data', words: 'validation quality assurance tests' },
      limits: { title: 'Limits of our data', words: 'limitations caveats weaknesses' },
    },
  },
  {
    title: 'Glossary',
    path: '/glossary',
    about: 'What each term means',
    words: 'definitions terms dictionary',
  },
  {
    title: 'Blog',
    path: '/blog',
    about: 'Online retail, explained in figures',
    words: 'news articles posts',
  },
  {
    title: 'Whitepapers & reports',
    path: '/whitepapers-and-reports',
    about: 'Free papers and paid reports',
    words: 'studies pdf research publications download',
  },
  {
    title: 'Order a report',
    path: '/reports/order',
    about: 'Single reports and prices',
    words: 'buy study invoice licence',
  },
  {
    title: 'Webinar',
    path: '/request/webinar',
    about: 'Ask the analysts',
    words: 'webinars event live session',
  },
  {
    title: 'FAQ',
    path: '/faq',
    about: 'Coverage, method, plans, privacy',
    words: 'help support questions answers',
  },
  {
    title: 'About us',
    path: '/about-us',
    about: 'Who we are',
    words: 'company team who we are behind jobs career',
  },
  {
    title: 'Our partners',
    path: '/our-partners',
    about: 'Partner programmes and integrations',
    words: 'partnership reseller',
  },
  {
    title: 'Affiliate programme',
    path: '/affiliate-program',
    about: 'Recommend us',
    words: 'program commission referral',
  },
  {
    title: 'Legal Information',
    path: '/legal/legal-information',
    about: 'Who runs this site',
    words: 'imprint impressum',
  },
  {
    title: 'Terms and Conditions',
    path: '/legal/terms-and-conditions',
    about: 'The terms for plans and reports',
    words: 'agb contract tos t&c',
  },
  {
    title: 'Privacy Policy',
    path: '/legal/privacy-policy',
    about: 'What we store, and why',
    words: 'gdpr dsgvo cookies data protection datenschutz',
  },
  {
    title: 'Accessibility',
    path: '/accessibility',
    about: 'How accessible this site is',
    words: 'wcag a11y',
  },
];
