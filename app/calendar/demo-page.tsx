import { href } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { formIn, textIn, type Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { FormFrame, PersonFields } from '../leads/lead-form-parts.tsx';
import { demoForm, wishFor } from '../leads/lead-form-definitions.server.ts';
import { newToken, takeLead } from '../leads/lead-route.server.ts';
import { planIn, viewedPage } from '../plans/plan-link.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { textLink } from '../ui/text-link.ts';
import { demoPath, proposePath } from './calendar-address.ts';
import { calendarView } from './calendar-view.ts';
import { DayTable, TimeChoices, ZoneForm } from './choose-time.tsx';
import { bookNewContact } from './confirm-choice.server.ts';
import { DemoPromise } from './demo-promise.tsx';
import { freeTimes } from './hold-time.server.ts';
import { readInstant } from './visit.server.ts';
import { localTime, readZone, zoneOptions } from './zones.ts';
import type { Route } from './+types/demo-page.ts';

export const handle = visitorPage({ query: ['plan', 'from'] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { siteUrl, booking } = services.settings;
  const said = (name: string) => url.searchParams.get(name) ?? '';
  const zone = readZone(said('zone'));
  const kept = {
    plan: planIn(url.searchParams),
    from: viewedPage(url.searchParams),
    zone: said('zone') ? zone : undefined,
  };
  return {
    token: newToken(context),
    wish: wishFor(url.searchParams, siteUrl),
    description: summary,
    minutes: booking.slotMinutes,
    promise: drawPart(context, <DemoPromise minutes={booking.slotMinutes} />),
    zone,
    clock: localTime(zone),
    zones: zoneOptions(zone, services.now()),
    kept,
    propose: proposePath({ zone: kept.zone }),
    view: calendarView(await freeTimes(services, crypto.randomUUID()), {
      zone,
      day: said('day'),
      taken: null,
      dayPath: (day) => demoPath({ ...kept, day }),
    }),
  };
}

const summary =
  'Book a free video call with an analyst: pick a time, name a market or shop, and see its exact figures in the tool.';

/** With a time, the demo is booked at once; without one, the calendar comes next. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const services = context.get(servicesContext);
  const form = demoForm(services, planIn(url.searchParams));
  const sent = await formIn(request.clone());
  const startsAt = readInstant(textIn(sent, 'slot'));
  if (!startsAt) return takeLead(args, form);
  const zone = readZone(url.searchParams.get('zone'));
  return bookNewContact(
    services,
    // The mail about the booking takes the place of the one that invites to the calendar.
    { ...form, mails: { ...form.mails, visitor: null } },
    sent,
    { address: context.get(requestContext).address, query: url.searchParams },
    { key: crypto.randomUUID(), startsAt, zone },
    { zone },
  );
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { description, minutes, promise, ...rest } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title="Book a demo" description={description} />
      <h1 className="text-title">Book a demo</h1>
      <p className="mt-5 max-w-prose text-lg text-pretty text-soft sm:text-xl">
        {minutes} minutes with one of our analysts. Pick a time and bring your toughest question.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="group/demo grid min-w-0 content-start gap-14">
          <TimePart {...rest} chosen={actionData?.entered['slot']} />
          <DetailsPart {...rest} answer={actionData} />
        </div>
        <StaticBody markup={promise} className="contents" />
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

type TimeProps = Pick<Loaded, 'view' | 'zone' | 'clock' | 'zones' | 'kept' | 'propose'> & { chosen?: string };

function TimePart({ view, zone, clock, zones, kept, propose, chosen }: TimeProps) {
  const { months, weeks, day } = view;
  return (
    <section aria-labelledby="time">
      <h2 id="time" className={partLook}>
        1. Choose a time
      </h2>
      {day && (
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
          <DayTable months={months} weeks={weeks} />
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <TimeChoices key={day.date} day={day} clock={clock} form={formId} chosen={chosen} />
          </div>
          <ZoneForm action={href('/book-a-demo')} zone={zone} zones={zones} kept={kept} />
        </div>
      )}
      <p className="mt-6 text-[0.9375rem] text-soft">
        {day ? 'No suitable time?' : 'All times in the coming weeks are taken.'}{' '}
        <AppLink to={propose} className={textLink}>
          Propose other times
        </AppLink>
      </p>
    </section>
  );
}

const partLook = 'border-t border-ink pt-4 text-2xl tracking-[-0.02em]';

const formId = 'demo';

type DetailsProps = Pick<Loaded, 'token' | 'wish'> & { answer: Refusal | undefined };

function DetailsPart({ token, wish, answer }: DetailsProps) {
  const field = fieldsOf(answer, wish ? { wish } : {});
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={`${partLook} mb-6`}>
        2. Tell us what you want to know
      </h2>
      <FormFrame
        formType="demo"
        id={formId}
        token={token}
        answer={answer}
        button={<ButtonLabel />}
        purpose="We use your details to arrange and prepare the demo."
      >
        <PersonFields field={field} company="needed" />
        <TextField {...field('role')} label="Your role" autoComplete="organization-title" optional />
        <TextArea
          {...field('wish')}
          label="What would you like to see?"
          hint="A market, a retailer, or the question you need to answer."
        />
      </FormFrame>
    </section>
  );
}

/** Says what happens next, which depends on whether a time is chosen; without scripts too. */
function ButtonLabel() {
  return (
    <>
      <span className="hidden group-has-[[name=slot]:checked]/demo:inline">Book this time</span>
      <span className="group-has-[[name=slot]:checked]/demo:hidden">Send without booking a time</span>
    </>
  );
}
