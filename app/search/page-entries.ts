import { brand } from '../base/brand.ts';
import type { SearchEntry } from './search-entry.ts';

type Page = { title: string; path: string; about: string; words?: string };

export function pageEntries(): SearchEntry[] {
  return pages.map(({ title, path, about, words = '' }) => ({
    kind: 'page',
    title,
    about,
    path,
    locked: false,
    words: [about, words],
  }));
}

const pages: readonly Page[] = [
  { title: 'Sample data', path: '/resources/sample-data', about: 'Free to read, without registration' },
  {
    title: 'Pricing',
    path: '/pricing',
    about: 'Plans, what is in them, what they cost',
    words: 'price buy subscription starter corporate',
  },
  {
    title: 'Book a demo',
    path: '/book-a-demo',
    about: 'See the tool with one of us',
    words: 'appointment calendar trial',
  },
  {
    title: 'Request an offer',
    path: '/request/offer/',
    about: 'For larger teams and special needs',
    words: 'quote price sales',
  },
  { title: 'Contact', path: '/contact', about: 'Write to us', words: 'mail message address support help' },
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
    about: 'Top stores, and every change of place',
    words: 'largest',
  },
  {
    title: 'API',
    path: '/features/api',
    about: 'The same figures as JSON and CSV',
    words: 'interface developers export',
  },
  {
    title: 'API reference',
    path: '/resources/api-reference',
    about: 'Every address of the public API',
    words: 'openapi developers documentation',
  },
  {
    title: 'Leads & contacts',
    path: '/features/leads-and-contacts',
    about: 'Decision makers of online shops',
    words: 'sales',
  },
  { title: `${brand.product} Analytics`, path: `/${brand.slug}-analytics`, about: 'All of it in one tool' },
  {
    title: 'How our data is made',
    path: '/our-data',
    about: 'Sources, coverage, method, limits',
    words: 'methodology quality transactions',
  },
  {
    title: 'Glossary',
    path: '/glossary',
    about: 'What each figure means',
    words: 'definitions terms dictionary',
  },
  { title: 'Blog', path: '/blog', about: 'Markets, read through figures', words: 'news articles' },
  {
    title: 'Whitepapers & reports',
    path: '/whitepapers-and-reports',
    about: 'To read and to download',
    words: 'studies pdf',
  },
  {
    title: 'Order a report',
    path: '/reports/order',
    about: 'What can be ordered, and what it costs',
    words: 'buy study invoice licence',
  },
  { title: 'Webinar', path: '/request/webinar', about: 'Ask the analysts' },
  {
    title: 'Questions & answers',
    path: '/faq',
    about: 'Coverage, method, plans, privacy',
    words: 'faq help support',
  },
  { title: 'About us', path: '/about-us', about: 'Who we are', words: 'company team' },
  { title: 'Our partners', path: '/our-partners', about: 'Partner programmes and integrations' },
  { title: 'Affiliate programme', path: '/affiliate-program', about: 'Recommend us', words: 'program' },
  {
    title: 'Legal Information',
    path: '/legal/legal-information',
    about: 'Who is responsible for this site',
    words: 'imprint impressum',
  },
  {
    title: 'Terms and Conditions',
    path: '/legal/terms-and-conditions',
    about: 'What holds when you buy',
    words: 'agb contract',
  },
  {
    title: 'Privacy Policy',
    path: '/legal/privacy-policy',
    about: 'What is stored, and why',
    words: 'gdpr cookies data protection',
  },
  { title: 'Accessibility', path: '/accessibility', about: 'How the site can be used', words: 'wcag a11y' },
];
