import { href } from 'react-router';
import { sheetPath } from '../figures/sheet-address.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

export const handle = developmentPage();

/** A draft, published once sales has approved it. */
export default function UseCasesPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <PageHead title="Use cases" description="Six questions, and the figures that answer them." />
      <h1 className="text-title">Use cases</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">
        Six questions that people bring, the figures that answer them, and what a plan adds.
      </p>
      <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
        {questions.map((one) => (
          <Case key={one.id} {...one} />
        ))}
      </div>
    </div>
  );
}

function Case({ id, who, question, how, figures, plan }: UseCase) {
  return (
    <section id={id} aria-labelledby={`${id}-question`} className="border-t border-ink pt-5">
      <p className="text-sm text-soft">{who}</p>
      <h2 id={`${id}-question`} className="mt-1 text-2xl">
        {question}
      </h2>
      <p className="mt-3 max-w-prose">{how}</p>
      <ul className="mt-4 grid gap-1">
        {figures.map(({ key, label, says }) => (
          <li key={key}>
            <AppLink to={sheetPath(key)} className={textLink}>
              {label}
            </AppLink>
            <span className="text-soft">: {says}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-[0.9375rem] text-soft">
        <strong className="font-medium text-ink">With a plan.</strong> {plan}{' '}
        <AppLink to={href('/pricing')} className={textLink}>
          Plans and prices
        </AppLink>
      </p>
    </section>
  );
}

type UseCase = {
  id: string;
  who: string;
  question: string;
  how: string;
  /** Keys of data pages. */
  figures: readonly { key: string; label: string; says: string }[];
  plan: string;
};

const questions: readonly UseCase[] = [
  {
    id: 'sales-team',
    who: 'A sales team that serves retailers',
    question: 'Which online shops are large enough for us, and what do they run on?',
    how: 'Start from the ranking of a country, open the profiles of those in your range, and compare providers.',
    figures: [
      {
        key: 'ranking/top-online-stores-in-germany',
        label: 'Top online stores in Germany',
        says: 'who is there, and who moved',
      },
      {
        key: 'retailer/otto.de-de/providers',
        label: 'Providers of OTTO',
        says: 'payment, shipping and eCommerce software common for it',
      },
      { key: 'retailer/aboutyou.de-de', label: 'About You', says: 'sales, growth and traffic of one shop' },
    ],
    plan: 'Contacts of decision makers, all shops of the list instead of a few, and lists as XLSX.',
  },
  {
    id: 'brand',
    who: 'A brand that chooses marketplaces',
    question: 'Where do people buy our kind of goods online, and on whose platform?',
    how: 'Compare a category across countries, see how much of it third parties sell, then look at the shops.',
    figures: [
      { key: 'market/de/toys', label: 'Toys in Germany', says: 'size, season and share of platforms' },
      { key: 'market/fr/toys', label: 'Toys in France', says: 'the same next door' },
      { key: 'retailer/bol.com-nl', label: 'bol', says: 'own stock against third parties' },
    ],
    plan: 'Exact sizes instead of ranges, all categories of every shop, and monthly figures for the season.',
  },
  {
    id: 'investor',
    who: 'An investor',
    question: 'Does this retailer grow because its market does, or against it?',
    how: 'Put the growth of the shop beside that of its market, and its place in the ranking beside both.',
    figures: [
      { key: 'retailer/zalando.de-de', label: 'Zalando', says: 'growth of net sales' },
      { key: 'market/eu/fashion', label: 'Fashion in Europe', says: 'growth of the market' },
      {
        key: 'ranking/top-fashion-stores-in-europe',
        label: 'Top fashion stores in Europe',
        says: 'places won and lost',
      },
    ],
    plan: 'Exact series with the forecast, shops compared side by side, and XLSX files for your own model.',
  },
  {
    id: 'consultant',
    who: 'A consultant',
    question: 'Which country should the client enter next?',
    how: 'Read the map for size, the neighbours for growth, and the structure for who is there already.',
    figures: [
      { key: 'market/ww/all', label: 'eCommerce worldwide', says: 'size by country, on a map' },
      { key: 'market/pl/all', label: 'eCommerce in Poland', says: 'growth, payment methods and carriers' },
      {
        key: 'market/de/all/top-retailers',
        label: 'Top retailers in Germany',
        says: 'how much the largest hold',
      },
    ],
    plan: 'All countries and categories with exact figures, and reports that are ready for a client.',
  },
  {
    id: 'logistics',
    who: 'A logistics or payment provider',
    question: 'How many parcels and payments are there, and who handles them today?',
    how: 'Orders and order value give the volume, the mix of carriers and methods gives the competition.',
    figures: [
      {
        key: 'market/de/all/transactions',
        label: 'Transactions in Germany',
        says: 'orders, order value and returns',
      },
      {
        key: 'market/gb/all/transactions',
        label: 'Transactions in the UK',
        says: 'the same across the Channel',
      },
      { key: 'market/ch/all', label: 'eCommerce in Switzerland', says: 'share of each carrier and method' },
    ],
    plan: 'Transaction figures of all countries and categories, month by month, with the mix for each.',
  },
  {
    id: 'press',
    who: 'A journalist or researcher',
    question: 'What is the online share of retail, and can I cite it?',
    how: 'Every figure has a page with its definition, method, source and citation; every chart can be embedded.',
    figures: [
      { key: 'market/us/all', label: 'eCommerce in the US', says: 'beside what the Census Bureau publishes' },
      { key: 'market/cn/all', label: 'eCommerce in China', says: 'and why the official figure differs' },
      { key: 'market/ww/all', label: 'eCommerce worldwide', says: 'the sum of all countries' },
    ],
    plan: 'Ranges are free to use with the source line. A plan gives the exact series behind them.',
  },
];
