import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';

type Props = { token: string; answer: Refusal | undefined };

export function DemoForm({ token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="demo"
      token={token}
      answer={answer}
      button="Go on to the calendar"
      purpose="We use what you enter to prepare the demo and to agree on its time."
    >
      <PersonFields field={field} company="needed" />
      <TextField {...field('role')} label="Your role" autoComplete="organization-title" optional />
      <TextArea
        {...field('wish')}
        label="What would you like to see?"
        hint="A market, a shop, a question that you have to answer."
      />
    </FormFrame>
  );
}
