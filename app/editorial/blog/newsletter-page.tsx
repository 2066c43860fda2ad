import { BookOpen, Database, Newspaper } from 'lucide-react';
import { data, href, redirect } from 'react-router';
import { dateInWords } from '../../base/dates.ts';
import { requestContext, servicesContext } from '../../context.server.ts';
import { sheetContext } from '../../figures/sheet-context.server.ts';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { StaticBody } from '../../ui/drawn/static-body.tsx';
import { FormLayout } from '../../forms/form-layout.tsx';
import { PrivacyLine, Trap } from '../../forms/form-parts.tsx';
import { formIn, type Refusal } from '../../forms/read-form.server.ts';
import { receiveSubscription } from '../../newsletter/subscriptions.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stretchedTitle } from '../../ui/text-link.ts';
import { publishedOf, summarise, type ArticleSummary } from './articles.ts';
import { Thumbnail } from './thumbnail.tsx';
import { content } from '../content.server.ts';
import type { Route } from './+types/newsletter-page.ts';

export const handle = visitorPage({ query: ['sent'], indexed: false, brings: 'newsletter' });

export function loader({ context, url }: Route.LoaderArgs) {
  const latest = publishedOf(content.articles).slice(0, mostShown);
  const nextUpdate = sheetContext(context.get(servicesContext))?.edition.nextUpdate;
  return {
    isSent: url.searchParams.has('sent'),
    issue: drawPart(context, <EachIssue nextUpdate={nextUpdate && dateInWords(nextUpdate)} />),
    latest: drawPart(context, <Latest articles={latest.map((article) => summarise(article, content))} />),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext);
  const outcome = await receiveSubscription(context.get(servicesContext), await formIn(request), address);
  return outcome.ok ? redirect(`${href('/newsletter')}?sent=1`, 303) : data(outcome.refusal, outcome.status);
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, issue, latest } = loaderData;
  return (
    <>
      <PageHead title="Newsletter" description={description} canonical={href('/newsletter')} />
      {isSent && !actionData ? (
        <FormLayout
          title="Check your inbox"
          lead="We’ve emailed you. If you’re not subscribed yet, open the link in that email to confirm."
        >
          <p>
            Nothing after a few minutes? Please check your spam folder. We send at most one such email a day.
          </p>
        </FormLayout>
      ) : (
        <FormLayout title="Newsletter" lead={description} beside={latest}>
          <div className="grid content-start gap-12">
            <NewsletterForm answer={actionData} />
            <StaticBody markup={issue} />
          </div>
        </FormLayout>
      )}
    </>
  );
}

const description =
  'New articles, whitepapers and data updates on online retail, about once a month. Free, and you can unsubscribe with one click.';

/** The next update is unknown while no data set is loaded. */
function EachIssue({ nextUpdate }: { nextUpdate: string | undefined }) {
  return (
    <section aria-labelledby="issue" className="max-w-xl">
      <h2 id="issue" className="border-t border-ink pt-4 text-xl">
        What you’ll get
      </h2>
      <ul className="mt-5 grid gap-5 text-[0.9375rem] leading-6">
        {issueParts(nextUpdate).map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-4">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-sea" />
            <span>
              <strong className="font-semibold">{title}</strong>
              <span className="block text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const issueParts = (nextUpdate: string | undefined) => [
  {
    icon: Newspaper,
    title: 'New articles',
    text: 'One question each, answered with figures you can check.',
  },
  {
    icon: BookOpen,
    title: 'Whitepapers and reports',
    text: 'New editions as they come out. Whitepapers are free to download, no form needed.',
  },
  {
    icon: Database,
    title: 'Data updates',
    text: `What has changed in the data, and where.${nextUpdate ? ` The next update is due on ${nextUpdate}.` : ''}`,
  },
];

const mostShown = 3;

/** What subscribers read about. */
function Latest({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="border-t border-ink pt-4 text-xl">
        Recently published
      </h2>
      <ul className="mt-4 grid gap-6">
        {articles.map(({ path, title, summary, lang, published, pictures }) => (
          <li
            key={path}
            lang={lang}
            className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <Thumbnail pictures={pictures} sketch="always" />
            <div className="text-[0.9375rem] leading-6">
              <h3 className="text-base leading-snug">
                <AppLink to={path} className={stretchedTitle}>
                  {title}
                </AppLink>
              </h3>
              <p className="mt-1 max-sm:hidden">{summary}</p>
              <p className="mt-1 text-sm text-soft">
                <time dateTime={published.date}>{published.words}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewsletterForm({ answer }: { answer?: Refusal }) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action={href('/newsletter')} className="grid max-w-xl content-start gap-5">
      <FormAnswer answer={answer} />
      <Trap />
      <TextField {...field('email')} type="email" label="Email" autoComplete="email" />
      <div>
        <button type="submit" className={buttonLook({ variant: 'primary' })}>
          Subscribe
        </button>
        <PrivacyLine>
          We’ll email you a link to confirm. Every issue has a one-click unsubscribe link.
        </PrivacyLine>
      </div>
    </form>
  );
}
