import { TextArea } from '../../ui/form/text-area.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';

type Props = { token: string; answer: Refusal | undefined };

export function ContactForm({ token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="contact"
      token={token}
      answer={answer}
      button="Send the message"
      purpose="We use what you enter to answer you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea {...field('message')} label="Message" rows={6} />
    </FormFrame>
  );
}
