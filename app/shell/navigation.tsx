import { href } from 'react-router';
import { brand } from '../base/brand.ts';

type NavigationLink = { label: string; to: string; about: string };
export type NavigationGroup = { label: string; links: readonly NavigationLink[] };

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
      { label: 'Rankings', to: href('/features/rankings'), about: 'Top stores, and every change of place' },
      { label: 'API', to: href('/features/api'), about: 'The same figures as JSON and CSV' },
      { label: 'MCP server', to: href('/features/mcp'), about: 'Cited figures for your assistant' },
      {
        label: 'Leads & contacts',
        to: href('/features/leads-and-contacts'),
        about: 'Decision makers of online shops',
      },
      { ...analytics, about: 'All of it in one tool' },
      { label: 'All features', to: href('/features'), about: 'The overview' },
    ],
  },
  {
    label: 'Data',
    links: [
      {
        label: 'Sample data',
        to: href('/resources/sample-data'),
        about: 'Free to read, without registration',
      },
      { label: 'How our data is made', to: href('/our-data'), about: 'Sources, coverage, method, limits' },
      { label: 'Glossary', to: href('/glossary'), about: 'What each figure means' },
    ],
  },
  {
    label: 'Resources',
    links: [
      { label: 'Blog', to: href('/blog'), about: 'Markets, read through figures' },
      {
        label: 'Whitepapers & reports',
        to: href('/whitepapers-and-reports'),
        about: 'To read and to download',
      },
      { label: 'Webinar', to: href('/request/webinar'), about: 'Ask the analysts' },
      { label: 'Questions & answers', to: href('/faq'), about: 'Coverage, method, plans, privacy' },
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
        { label: 'Request an offer', to: `${href('/request/offer')}/` },
      ],
    },
    {
      label: 'Data & reading',
      links: [
        { label: 'Sample data', to: href('/resources/sample-data') },
        { label: 'Our data', to: href('/our-data') },
        { label: 'Blog', to: href('/blog') },
        { label: 'Glossary', to: href('/glossary') },
        { label: 'Whitepapers & reports', to: href('/whitepapers-and-reports') },
        { label: 'Questions & answers', to: href('/faq') },
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
