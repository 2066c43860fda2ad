import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame, PersonFields } from '../../leads/lead-form-parts.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

type WebinarChoice = { value: string; label: string; hint?: string };

type Props = { choices: readonly WebinarChoice[]; token: string; answer: Refusal | undefined };

export function WebinarForm({ choices, token, answer }: Props) {
  const field = fieldsOf(answer);
  const [first] = choices;
  const isPlanned = choices.length > 1;
  return (
    <FormFrame
      formType="webinar"
      token={token}
      answer={answer}
      button={isPlanned ? 'Register' : 'Tell me about the next one'}
      purpose="We use your details to invite you and to prepare our answers."
    >
      {isPlanned ? (
        <RadioGroup
          {...field('webinar')}
          label="Which one?"
          defaultValue={answer?.entered['webinar'] ?? first?.value}
          options={[...choices]}
        />
      ) : (
        <input type="hidden" name="webinar" value={first?.value} />
      )}
      <PersonFields field={field} company="optional" />
      <TextArea {...field('question')} label="A question for the speakers" rows={3} optional />
    </FormFrame>
  );
}
