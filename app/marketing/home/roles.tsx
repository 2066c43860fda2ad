import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { Section } from '../../shell/section.tsx';

/** The questions that bring people here, and what answers them. */
export function Roles() {
  return (
    <Section tone="mist" title="Who uses it, and for what">
      <ul className="mt-10 border-t border-ink">
        {roles.map(({ role, question, answer, to }) => (
          <li
            key={role}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[10rem_minmax(0,1fr)_9rem] lg:grid-cols-[13rem_minmax(0,1fr)_11rem] md:items-baseline"
          >
            <h3 className="text-base tracking-[-0.01em]">{role}</h3>
            <p className="text-lg text-pretty">{question}</p>
            <p className="md:text-right">
              <AppLink to={to} className={textLink}>
                {answer}
              </AppLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const roles = [
  {
    role: 'Market analysts',
    question: 'How large is the market for toys in Poland, and how sure can I be of it?',
    answer: 'Markets',
    to: href('/features/markets'),
  },
  {
    role: 'Investors',
    question: 'Does this shop grow faster than its market?',
    answer: 'Retailer profiles',
    to: href('/features/retailer-profiles'),
  },
  {
    role: 'Brand managers',
    question: 'Which shops lead in my category, and which are moving up?',
    answer: 'Rankings',
    to: href('/features/rankings'),
  },
  {
    role: 'Shop owners',
    question: 'Are my conversion and my returns better or worse than usual in my country?',
    answer: 'Transaction KPIs',
    to: href('/features/transaction-kpis'),
  },
  {
    role: 'Sellers to retailers',
    question: 'Which shops are large enough for us, and whom do we write to?',
    answer: 'Leads & contacts',
    to: href('/features/leads-and-contacts'),
  },
  {
    role: 'Data teams',
    question: 'Can our own model read this every quarter, with its sources?',
    answer: 'API',
    to: href('/features/api'),
  },
];
