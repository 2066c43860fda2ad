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
      button="Send application"
      purpose="We use your details to decide on your application and reply to you."
    >
      <PersonFields field={field} company="optional" />
      <TextField
        {...field('channel')}
        label="Where do you write, or who do you advise?"
        hint="A website, a newsletter, or the kind of clients you work with."
      />
      <TextArea {...field('message')} label="How many people do you reach, and how would you recommend us?" />
    </FormFrame>
  );
}
