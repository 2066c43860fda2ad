import { Form, redirect } from 'react-router';
import { servicesContext, type Services } from '../context.server.ts';
import { FormAnswer } from '../forms/form-answer.tsx';
import { formIn, refusalFor, textIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { signLeadReference } from '../leads/leads.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { cancelBooking } from './book-demo.server.ts';
import { findBookingByReference, stateOf } from './bookings.server.ts';
import { bookingPath, calendarPath } from './calendar-address.ts';
import { ChosenTime } from './choose-time.tsx';
import { loadContact } from './contact.server.ts';
import { spanInWords, type SpanWords } from './zones.ts';
import type { Route } from './+types/booking-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await bookingView(context.get(servicesContext), referenceIn(url));
  if (!view) throw pageNotFound(url.pathname);
  return view;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const booking = await findBookingByReference(services, referenceIn(url));
  if (!booking) throw pageNotFound(url.pathname);
  const sequence = Number(textIn(await formIn(request), 'sequence'));
  const isDone = await cancelBooking(services, { id: booking.id, sequence });
  // With status 200, so that the browser reloads the page data and shows the new time.
  if (!isDone) return refusalFor(movedMeanwhile, {});
  return redirect(bookingPath(referenceIn(url)), 303);
}

const movedMeanwhile =
  'We didn’t cancel anything: the demo was moved in the meantime, perhaps in another window. The new time is below.';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

type BookingView = {
  state: ReturnType<typeof stateOf>;
  /** Counts changes; cancelling an outdated version is refused. */
  sequence: number;
  words: SpanWords;
  email: string;
  calendar: string;
};

async function bookingView(services: Services, reference: string): Promise<BookingView | null> {
  const booking = await findBookingByReference(services, reference);
  if (!booking?.leadId) return null;
  const { email } = await loadContact(services.db, booking.leadId);
  const state = stateOf(booking, services.now());
  const who =
    state === 'booked'
      ? { booking: reference }
      : { lead: signLeadReference(services.secret, booking.leadId) };
  return {
    state,
    sequence: booking.sequence,
    words: spanInWords(booking, booking.zone),
    email,
    calendar: calendarPath({ ...who, zone: booking.zone }),
  };
}

const referenceIn = ({ searchParams }: URL) => searchParams.get('booking') ?? '';

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, words, calendar } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title={titles[state]} description="The date and time of your demo." />
      <h1 className="max-w-4xl text-title">{titles[state]}</h1>
      <div className="mt-8 grid gap-8">
        <FormAnswer answer={actionData} />
        <ChosenTime words={words} />
      </div>
      {state === 'booked' ? <Ahead {...loaderData} /> : <Again calendar={calendar} />}
    </div>
  );
}

const titles: Readonly<Record<BookingView['state'], string>> = {
  booked: 'Your demo is booked',
  cancelled: 'Your demo has been cancelled',
  over: 'This demo is over',
};

function Ahead({ email, calendar, sequence }: Pick<BookingView, 'email' | 'calendar' | 'sequence'>) {
  return (
    <>
      <ul className="mt-8 grid max-w-prose list-disc gap-2 pl-5 marker:text-sea">
        <li className="wrap-anywhere">
          We email a confirmation with a calendar invitation to {email} within a few minutes of booking.
        </li>
        <li>The demo is a video call. Your host will send you the link beforehand.</li>
        <li>If something comes up, reschedule or cancel here or via the link in the email.</li>
      </ul>
      <div className="mt-10 flex flex-wrap items-start gap-3">
        <AppLink to={calendar} className={buttonLook()}>
          Choose another time
        </AppLink>
        <details>
          <summary className={buttonLook()}>Cancel the demo</summary>
          <Form method="post" className="mt-4 grid justify-items-start gap-3">
            <input type="hidden" name="sequence" value={sequence} />
            <p>This frees up the slot for someone else.</p>
            <Button type="submit" variant="danger">
              Yes, cancel it
            </Button>
          </Form>
        </details>
      </div>
    </>
  );
}

function Again({ calendar }: Pick<BookingView, 'calendar'>) {
  return (
    <p className="mt-10">
      <AppLink to={calendar} className={buttonLook({ variant: 'primary' })}>
        Book another demo
      </AppLink>
    </p>
  );
}
