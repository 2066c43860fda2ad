import { fieldsOf } from '../forms/form-answer.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { FormFrame, PersonFields } from './lead-form-parts.tsx';

type Props = { token: string; answer: Refusal | undefined };

export function AffiliateForm({ token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="affiliate"
      token={token}
      answer={answer}
      button="Send the application"
      purpose="We use what you enter to decide on your application and to tell you."
    >
      <PersonFields field={field} company="optional" />
      <TextField
        {...field('channel')}
        label="Where do you write, or whom do you advise?"
        hint="The address of a site, the name of a newsletter, a kind of client."
      />
      <TextArea
        {...field('message')}
        label="How many people does that reach, and how would you mention us?"
      />
    </FormFrame>
  );
}
