import { Form } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { fieldsOf, FormAnswer } from '../forms/form-answer.tsx';
import { formIn, type Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { SubmitButton } from '../forms/form-layout.tsx';
import { FormFrame, PersonFields } from '../leads/lead-form-parts.tsx';
import { newToken } from '../leads/lead-route.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { calendarPath } from './calendar-address.ts';
import { heldUntil, readChoice } from './choose-time.server.ts';
import { ChosenTime } from './choose-time.tsx';
import { confirmChoice } from './confirm-choice.server.ts';
import { endOf } from './offered-times.ts';
import { readVisit } from './visit.server.ts';
import { spanInOneLine, spanInWords, timeIn, localTime } from './zones.ts';
import type { Route } from './+types/confirm-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const visit = await readVisit(services, url);
  const choice = readChoice(url, visit);
  const until = await heldUntil(services, visit, choice);
  const { startsAt, zone } = choice;
  const { contact, moving, kept } = visit;
  return {
    words: spanInWords({ startsAt, endsAt: endOf(startsAt, services.settings.booking) }, zone),
    until: until && `${timeIn(zone, until)} ${localTime(zone)}`,
    email: contact?.email ?? null,
    moving: moving && spanInOneLine(moving, zone),
    back: calendarPath(kept),
    token: newToken(context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = await readVisit(services, url);
  const choice = readChoice(url, visit);
  return confirmChoice(services, context.get(requestContext), visit, choice, {
    sent: await formIn(request),
    query: url.searchParams,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, until, email, moving, back, token } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title={title} description="Confirm the time of your demo." />
      <h1 className="text-title">{title}</h1>
      <div className="mt-8">
        <ChosenTime words={words} />
        <p className="mt-4 text-soft">
          {until ? `Held for you until ${until}. ` : 'No longer held for you, but still available. '}
          <AppLink to={back} className={textLink}>
            Choose another time
          </AppLink>
        </p>
      </div>
      <div className="mt-10">
        {moving || email ? (
          <ConfirmForm moving={moving} email={email} answer={actionData} />
        ) : (
          <ContactForm token={token} answer={actionData} />
        )}
      </div>
    </div>
  );
}

const title = 'Confirm your time';

type Answered = { answer: Refusal | undefined };

function ConfirmForm({ moving, email, answer }: Answered & Record<'moving' | 'email', string | null>) {
  return (
    <Form method="post" className="grid max-w-xl justify-items-start gap-6">
      <FormAnswer answer={answer} />
      <p>
        {moving ? `This replaces your current time, ${moving}.` : `We’ll send the confirmation to ${email}.`}
      </p>
      <SubmitButton>{moving ? 'Move the demo' : 'Book this time'}</SubmitButton>
    </Form>
  );
}

function ContactForm({ token, answer }: Answered & { token: string }) {
  return (
    <FormFrame
      formType="demo"
      token={token}
      answer={answer}
      button="Book this time"
      purpose="We use your details to confirm and prepare the demo."
    >
      <PersonFields field={fieldsOf(answer)} company="needed" />
    </FormFrame>
  );
}
