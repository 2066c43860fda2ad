import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormError } from '../../ui/form/error-summary.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { ReportValues } from './error-report.server.ts';

/** What came back from the server, if it did. */
export type Refusal = { attempt: string; errors: FormError[]; values: ReportValues };

export function ErrorReportForm({ formKey, refusal }: { formKey: string; refusal?: Refusal }) {
  const { errors = [], values } = refusal ?? {};
  const errorOf = (id: string) => errors.find(({ field }) => field === id)?.message;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-7">
      <ErrorSummary key={refusal?.attempt} errors={errors} />
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        id="message"
        name="message"
        label="What is wrong?"
        rows={5}
        defaultValue={values?.message}
        error={errorOf('message')}
      />
      <TextArea
        id="suggestion"
        name="suggestion"
        label="What would be right, and where is it published?"
        hint="An address, a report, a page number: whatever lets us check it."
        rows={3}
        optional
        defaultValue={values?.suggestion}
        error={errorOf('suggestion')}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label="E-mail address"
        hint="Only if you would like an answer."
        optional
        defaultValue={values?.email}
        error={errorOf('email')}
      />
      <div key={`trap ${refusal?.attempt}`} aria-hidden="true" className="sr-only">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          Send the report
        </Button>
        <p className="mt-4 text-sm text-soft">
          We keep what you enter to check the figure, and the address only to answer you. See our{' '}
          <AppLink to="/legal/privacy-policy" className={textLink}>
            privacy policy
          </AppLink>
          .
        </p>
      </div>
    </Form>
  );
}
