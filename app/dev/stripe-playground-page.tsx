import { redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { Payments } from './inspectors/payments.tsx';
import { Codes, Numbers, Prices } from './stripe-playground/catalogue.tsx';
import { play, sandboxWorld, type World } from './stripe-playground/play.server.ts';
import { Subscriptions } from './stripe-playground/subscriptions.tsx';
import type { Route } from './+types/stripe-playground-page.ts';

export const handle = developmentPage({ guards: ['local-only'] });

export function loader({ context }: Route.LoaderArgs) {
  return sandboxWorld(context.get(servicesContext));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (!(await play(context.get(servicesContext), await request.formData()))) throw pageNotFound(url.pathname);
  return redirect('/playground/stripe', 303);
}

export default function StripePlaygroundPage({ loaderData: world }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <PageHead
        title="Card payment playground"
        description="What the payment sandbox sells, takes and tells."
      />
      <h1 className="text-4xl sm:text-5xl">Card payment playground</h1>
      {world ? <Sandbox {...world} /> : <p className="mt-4 text-lg text-soft">{real}</p>}
    </div>
  );
}

const real = 'Payments go to the real provider here: there is nothing to play with.';

function Sandbox({ prices, codes, numbers, subscriptions, sessions, webhooks }: NonNullable<World>) {
  return (
    <>
      <p className="mt-4 mb-10 max-w-prose text-lg text-soft">
        What the payment sandbox sells, takes and tells. No money moves.
      </p>
      <div className="grid min-w-0 gap-12">
        <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-2">
          <Prices prices={prices} />
          <Codes codes={codes} />
        </div>
        <Numbers numbers={numbers} />
        <Subscriptions subscriptions={subscriptions} />
        <Payments sessions={sessions} webhooks={webhooks} />
      </div>
    </>
  );
}
