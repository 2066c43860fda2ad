import { TextArea } from '../../ui/form/text-area.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { PersonFields } from '../forms/person-fields.tsx';
import type { HiddenValues } from '../forms/hidden-fields.tsx';
import type { RefusedLead } from '../lead-route.server.ts';

type Props = { action: string; hidden: HiddenValues; answer: RefusedLead | undefined };

export function QuestionForm({ action, hidden, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="report-request"
      action={action}
      hidden={hidden}
      answer={answer}
      button="Send the question"
      purpose="We use what you enter to answer you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea {...field('message')} label="What would you like to know?" rows={5} />
    </FormFrame>
  );
}
