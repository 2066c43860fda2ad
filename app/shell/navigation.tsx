import { href } from 'react-router';
import { brand } from '../base/brand.ts';
import { sampleDataLinks, type NavigationLink } from './sample-data-links.tsx';

export type NavigationGroup = { label: string; links: readonly NavigationLink[] };

/** What a menu shows beside its links, by the name of its group. */
export type MenuPreviews = Readonly<Record<string, MenuPreview>>;
type MenuPreview = {
  image: string;
  /** The part of the image that is shown, as a CSS position. */
  crop: string;
  kicker: string;
  title: string;
  to: string;
  lang?: string;
};

const analytics = { label: `${brand.product} Analytics`, to: href(`/${brand.slug}-analytics`) };

export const mainNavigation: readonly NavigationGroup[] = [
  {
    label: 'Features',
    links: [
      {
        label: 'Retailer profiles',
        to: href('/features/retailer-profiles'),
        about: 'Sales, traffic, conversion, providers',
      },
      {
        label: 'Transaction KPIs',
        to: href('/features/transaction-kpis'),
        about: 'Order value, returns, discounts',
      },
      { label: 'Markets', to: href('/features/markets'), about: 'Size and growth by country and category' },
      { label: 'Rankings', to: href('/features/rankings'), about: 'Top stores and biggest movers' },
      { label: 'API', to: href('/features/api'), about: 'JSON and CSV for your models' },
      { label: 'MCP server', to: href('/features/mcp'), about: 'Cited figures for your assistant' },
      {
        label: 'Leads & contacts',
        to: href('/features/leads-and-contacts'),
        about: 'Decision-makers at online shops',
      },
      { ...analytics, about: 'Everything in one tool' },
      { label: 'All features', to: href('/features'), about: 'The question each one answers' },
    ],
  },
  {
    label: 'Data',
    links: [
      { label: 'Sample data', to: href('/resources/sample-data'), about: 'Free, no account needed' },
      ...sampleDataLinks,
      { label: 'How our data is made', to: href('/our-data'), about: 'Sources, methodology, limits' },
      { label: 'Glossary', to: href('/glossary'), about: 'What each term means' },
    ],
  },
  {
    label: 'Resources',
    links: [
      { label: 'Blog', to: href('/blog'), about: 'What the figures say' },
      {
        label: 'Whitepapers & reports',
        to: href('/whitepapers-and-reports'),
        about: 'Free papers and paid studies',
      },
      { label: 'Webinar', to: href('/request/webinar'), about: 'Ask our analysts' },
      { label: 'FAQ', to: href('/faq'), about: 'Coverage, plans, privacy' },
    ],
  },
];

export const footerNavigation: readonly { label: string; links: readonly Omit<NavigationLink, 'about'>[] }[] =
  [
    {
      label: 'Product',
      links: [
        { label: 'Features', to: href('/features') },
        analytics,
        { label: 'Pricing', to: href('/pricing') },
        { label: 'Book a demo', to: href('/book-a-demo') },
        { label: 'Request a quote', to: `${href('/request/offer')}/` },
      ],
    },
    {
      label: 'Data & insights',
      links: [
        { label: 'Sample data', to: href('/resources/sample-data') },
        { label: 'Data explorer', to: href('/resources/sample-data/explore') },
        { label: 'Our data', to: href('/our-data') },
        { label: 'Blog', to: href('/blog') },
        { label: 'Glossary', to: href('/glossary') },
        { label: 'Whitepapers & reports', to: href('/whitepapers-and-reports') },
        { label: 'FAQ', to: href('/faq') },
      ],
    },
    {
      label: 'Company',
      links: [
        { label: 'About us', to: href('/about-us') },
        { label: 'Our partners', to: href('/our-partners') },
        { label: 'Affiliate programme', to: href('/affiliate-program') },
        { label: 'Contact', to: href('/contact') },
      ],
    },
    {
      label: 'Legal',
      links: [
        { label: 'Legal Information', to: href('/legal/legal-information') },
        { label: 'Terms and Conditions', to: href('/legal/terms-and-conditions') },
        { label: 'Privacy Policy', to: href('/legal/privacy-policy') },
        { label: 'Accessibility', to: href('/accessibility') },
      ],
    },
  ];
