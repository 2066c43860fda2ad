import { tiers } from '../plans/tier.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { BesideForm } from './forms/beside-form.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import { OfferForm } from './forms/offer-form.tsx';
import { offerForm, userCounts } from './forms/offer.server.ts';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/offer-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  const users = userCounts.map((value) => ({ value, label: value }));
  return { token: newToken(context), plans: plans(), users };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, offerForm(plans()));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

const plans = () => tiers.map(({ id, name }) => ({ value: id, label: name }));

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Request an offer" description={description} canonical="/request/offer/" />
      <FormLayout
        title="Request an offer"
        lead={description}
        beside={<BesideForm title="When you need one" points={points} />}
      >
        <OfferForm {...loaderData} answer={actionData} />
      </FormLayout>
    </>
  );
}

const description = 'Tell us what you need, and get a written offer within one working day.';

const points = [
  'More than five people are to use the data.',
  'You need other formats, another way of delivery or terms of your own.',
  'You buy for a public body or a university.',
  'Not for the plans as they are: they have a price and can be bought at once.',
];
