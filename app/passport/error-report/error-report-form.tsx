import { Form } from 'react-router';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { SubmitButton } from '../../forms/form-layout.tsx';
import { PrivacyLine, Trap } from '../../forms/form-parts.tsx';
import { tokenName } from '../../forms/field-names.ts';
import type { Refusal } from '../../forms/read-form.server.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

export function ErrorReportForm({ token, answer }: { token: string; answer: Refusal | undefined }) {
  const field = fieldsOf(answer);
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name={tokenName} value={answer?.token ?? token} />
      <Trap />
      <TextArea {...field('message')} label="What is wrong?" rows={5} />
      <TextArea
        {...field('suggestion')}
        label="What would be right, and where is it published?"
        hint="An address, a report, a page number: whatever lets us check it."
        rows={3}
        optional
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label="E-mail address"
        hint="Only if you would like an answer."
        optional
      />
      <div>
        <SubmitButton>Send the report</SubmitButton>
        <PrivacyLine>
          We keep what you enter to check the figure, and the address only to answer you.
        </PrivacyLine>
      </div>
    </Form>
  );
}
