import { TextArea } from '../../../ui/form/text-area.tsx';
import { fieldsOf } from '../../../forms/form-answer.tsx';
import { FormFrame } from '../../../leads/forms/form-frame.tsx';
import { PersonFields } from '../../../leads/forms/person-fields.tsx';
import type { Refusal } from '../../../forms/read-form.server.ts';

type Props = { action: string; token: string; answer: Refusal | undefined };

export function QuestionForm({ action, token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="report-request"
      action={action}
      token={token}
      answer={answer}
      button="Send the question"
      purpose="We use what you enter to answer you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea {...field('message')} label="What would you like to know?" rows={5} />
    </FormFrame>
  );
}
