import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame, PersonFields } from '../../leads/lead-form-parts.tsx';
import { nextWebinar } from '../../leads/lead.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { UpcomingWebinar } from './webinar.server.ts';

type Webinar = Omit<UpcomingWebinar, 'join' | 'isSoon'>;

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
        <RadioGroup
          {...field('webinar')}
          label="Which one?"
          defaultValue={answer?.entered['webinar'] ?? first.slug}
          look="cards"
          options={[...webinars.map(choiceOf), tellMe]}
        />
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

function AboutWebinar({ starts, when, about, speakers }: Webinar) {
  return (
    <>
      <time dateTime={starts} className="block font-medium text-ink tabular-nums">
        {when}
      </time>
      <span className="mt-1.5 block text-ink">{about}</span>
      <span className="mt-1.5 block">
        {speakers.map(({ name, role }) => `${name}, ${role.toLowerCase()}`).join(' · ')}
      </span>
    </>
  );
}
