import { href } from 'react-router';
import { WhatHappensNext } from '../leads/lead-form-parts.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

/** Who the visitor will meet, and what happens after the form is sent. */
export function DemoPromise({ minutes }: { minutes: number }) {
  return (
    <aside className="grid content-start gap-10 text-[0.9375rem] leading-6 lg:sticky lg:top-24 lg:self-start">
      <section aria-labelledby="who">
        <h2 id="who" className="border-t border-ink pt-4 text-xl">
          Who you will meet
        </h2>
        <p className="mt-3">
          One of the analysts who build the data set: depending on your question, a specialist in markets,
          transactions or methodology. No slide deck.{' '}
          <AppLink to={`${href('/about-us')}#team`} className={textLink}>
            Meet the team
          </AppLink>
        </p>
      </section>
      <WhatHappensNext steps={stepsOf(minutes)} />
      <p className="rounded-md bg-mist px-4 py-3">
        Free of charge. You can move or cancel the demo using the link in the email. We follow up only if you
        ask us to.
      </p>
    </aside>
  );
}

const stepsOf = (minutes: number) => [
  { title: 'Right away', text: 'A confirmation by email, with a calendar invitation.' },
  { title: 'Before the call', text: 'We look into your question and send you the video link.' },
  {
    title: `A ${minutes}-minute video call`,
    text: 'We open your market or shop in the tool and answer with exact figures.',
  },
];
