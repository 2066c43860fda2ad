import { requestContext, servicesContext } from '../context.server.ts';
import { FormAnswer } from '../forms/form-answer.tsx';
import { formIn } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { textLink } from '../ui/text-link.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { calendarPath, proposePath } from './calendar-address.ts';
import { calendarView } from './calendar-view.ts';
import { chooseTime } from './choose-time.server.ts';
import { DayTable, NextTimes, TimeButtons, ZoneForm } from './choose-time.tsx';
import { freeTimes } from './hold-time.server.ts';
import { overlapsWorkday } from './offered-times.ts';
import { readInstant, readVisit } from './visit.server.ts';
import { spanInOneLine, cityOf, localTime, zoneOptions } from './zones.ts';
import type { Route } from './+types/calendar-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { key, zone, moving, kept } = await readVisit(services, url);
  const said = (name: string) => url.searchParams.get(name) ?? '';
  const day = said('day');
  const free = await freeTimes(services, key);
  return {
    choice: { action: calendarPath({ ...kept, day }), key },
    zone,
    city: cityOf(zone),
    clock: localTime(zone),
    zones: zoneOptions(zone, services.now()),
    kept: { ...kept, day },
    moving: moving && spanInOneLine(moving, zone),
    minutes: services.settings.booking.slotMinutes,
    overlaps: overlapsWorkday(services.settings.booking, services.now(), zone),
    propose: proposePath({ lead: kept.lead, zone }),
    view: calendarView(free, {
      zone,
      day,
      taken: readInstant(said('taken')),
      dayPath: (date) => calendarPath({ ...kept, day: date }),
    }),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = await readVisit(services, url);
  return chooseTime(services, context.get(requestContext), visit, await formIn(request));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, zone, city, clock, zones, kept, moving, minutes, overlaps, propose, view } = loaderData;
  const { months, weeks, day, taken } = view;
  const title = moving ? 'Choose another time' : 'Choose a time';
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <PageHead title={title} description="Choose a time for your demo." />
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 max-w-prose text-lg text-pretty text-soft">
        {moving
          ? `Your demo is on ${moving}. Nothing changes until you confirm a new time.`
          : `Your demo is a ${minutes}-minute video call.`}
      </p>
      <div className="mt-8 grid gap-4 empty:hidden">
        <FormAnswer answer={actionData} />
        {!overlaps && day && (
          <Alert severity="info" title={`Our hours are outside the working day in ${city}`}>
            <p>
              We work office hours, Berlin time; the times below are shown in {clock}.
              {!moving && (
                <>
                  {' '}
                  If none of them suits you,{' '}
                  <AppLink to={propose} className={textLink}>
                    propose up to three other times
                  </AppLink>{' '}
                  and we’ll find someone to take the call.
                </>
              )}
            </p>
          </Alert>
        )}
        {taken && (
          <Alert severity="warning" live title={`${taken.time} on ${taken.day} is no longer available`}>
            {taken.next.length > 0 && <p>These times are still available:</p>}
            <NextTimes next={taken.next} choice={choice} />
          </Alert>
        )}
      </div>
      {day ? (
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[28rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <DayTable months={months} weeks={weeks} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <TimeButtons day={day} clock={clock} choice={choice} />
          </div>
          <div className="grid content-start gap-6">
            <ZoneForm action={calendarPath({})} zone={zone} zones={zones} kept={kept} />
            {!moving && (
              <p className="text-[0.9375rem]">
                No suitable time?{' '}
                <AppLink to={propose} className={textLink}>
                  Propose other times
                </AppLink>
              </p>
            )}
          </div>
        </div>
      ) : (
        <div className="mt-10">
          <EmptyState
            title="No times are available right now"
            action={
              <AppLink to={propose} className={buttonLook({ variant: 'primary' })}>
                Propose a time
              </AppLink>
            }
          >
            Tell us when suits you, and we’ll find a time.
          </EmptyState>
        </div>
      )}
    </div>
  );
}
