import { data, href, redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { FormLayout } from '../../forms/form-layout.tsx';
import { PrivacyLine, Trap } from '../../forms/form-parts.tsx';
import { formIn, type Refusal } from '../../forms/read-form.server.ts';
import { receiveSubscription } from '../../newsletter/subscriptions.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stretchedLink } from '../../ui/text-link.ts';
import { publishedOf, summarise, type ArticleSummary } from './articles.ts';
import { Thumbnail } from './thumbnail.tsx';
import { content } from '../content.server.ts';
import type { Route } from './+types/newsletter-page.ts';

export const handle = visitorPage({ query: ['sent'], indexed: false });

export function loader({ context, url }: Route.LoaderArgs) {
  const latest = publishedOf(content.articles).slice(0, mostShown);
  return {
    isSent: url.searchParams.has('sent'),
    latest: drawPart(context, <Latest articles={latest.map((article) => summarise(article, content))} />),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext);
  const outcome = await receiveSubscription(context.get(servicesContext), await formIn(request), address);
  return outcome.ok ? redirect(`${href('/newsletter')}?sent=1`, 303) : data(outcome.refusal, outcome.status);
}

export default function NewsletterPage({ loaderData: { isSent, latest }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Newsletter" description={description} canonical={href('/newsletter')} />
      {isSent && !actionData ? (
        <FormLayout
          title="Check your inbox"
          lead="We’ve sent you a link. Open it to confirm your subscription."
        >
          <p data-own-newsletter="">Nothing after a few minutes? Please check your spam folder.</p>
        </FormLayout>
      ) : (
        <FormLayout title="Newsletter" lead={description} beside={latest}>
          <NewsletterForm answer={actionData} />
        </FormLayout>
      )}
    </>
  );
}

const description =
  'New articles, whitepapers and data updates on online retail, about once a month. Free, and you can unsubscribe with one click.';

const mostShown = 3;

/** What subscribers read about. */
function Latest({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="border-t border-ink pt-4 text-xl">
        Recently published
      </h2>
      <ul className="mt-4 grid gap-6">
        {articles.map(({ path, title, summary, lang, published, thumbnail }) => (
          <li
            key={path}
            lang={lang}
            className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <Thumbnail thumbnail={thumbnail} />
            <div className="text-[0.9375rem] leading-6">
              <h3 className="text-base leading-snug">
                <AppLink to={path} className={stretchedLink}>
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
    <form
      method="post"
      action={href('/newsletter')}
      data-own-newsletter=""
      className="grid max-w-xl content-start gap-5"
    >
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
