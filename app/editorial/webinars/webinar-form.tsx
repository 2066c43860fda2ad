import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame, PersonFields } from '../../leads/lead-form-parts.tsx';
import { nextWebinar } from '../../leads/lead.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { UpcomingWebinar } from './webinar.server.ts';

type Webinar = Omit<UpcomingWebinar, 'join' | 'preview' | 'isSoon'>;

type Props = { webinars: readonly Webinar[]; token: string; answer: Refusal | undefined };

export function WebinarForm({ webinars, token, answer }: Props) {
  const field = fieldsOf(answer);
  const [first] = webinars;
  return (
    <FormFrame
      formType="webinar"
      token={token}
      answer={answer}
      button={first ? 'Register' : 'Tell me about the next one'}
      purpose="We use your details to invite you and to prepare our answers."
    >
      {first ? (
        <div className={datesLook}>
          <RadioGroup
            {...field('webinar')}
            label="Which one?"
            defaultValue={answer?.entered['webinar'] ?? first.slug}
            look="cards"
            options={[...webinars.map(choiceOf), tellMe]}
          />
        </div>
      ) : (
        <input type="hidden" name="webinar" value={nextWebinar} />
      )}
      <PersonFields field={field} company="optional" />
      <TextArea {...field('question')} label="A question for the speakers" rows={3} optional />
    </FormFrame>
  );
}

const choiceOf = (webinar: Webinar) => ({
  value: webinar.slug,
  label: webinar.title,
  hint: <AboutWebinar {...webinar} />,
});

const tellMe = {
  value: nextWebinar,
  label: 'Tell me about future webinars instead',
  hint: 'We’ll ask you to confirm your address by email.',
};

function AboutWebinar({ starts, day, time, when, about, speakers }: Webinar) {
  return (
    <>
      <span aria-hidden="true" className={dateLook}>
        <span className="block font-semibold text-ink">{day}</span>
        {time}
      </span>
      <time dateTime={starts} className="mt-2 block tabular-nums">
        {when}
      </time>
      <span className="mt-2 block text-ink">{about}</span>
      <span className="mt-2 block">
        {speakers.map(({ name, role }) => `${name}, ${role.toLowerCase()}`).join(' · ')}
      </span>
    </>
  );
}

/** A card with a date leaves room for it: above the title on a phone, at the left from there on. */
const datesLook =
  '[&_div:has(>p>time)]:pt-17 [&_div:has(>p>time)_label]:text-lg [&_div:has(>p>time)_label]:leading-6 ' +
  'sm:[&_div:has(>p>time)]:pt-1.5 sm:[&_div:has(>p>time)]:pl-26';

const dateLook =
  'absolute top-4 left-4 w-18 rounded-md bg-sea-wash px-2 py-1.5 text-center text-sm leading-5 tabular-nums';
