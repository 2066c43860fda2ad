import { Form } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { textLink } from '../../ui/text-link.ts';

/** A plain form, so that it works without scripts. */
export function FaqSearch({ q }: { q: string }) {
  return (
    <search aria-label="Questions">
      <Form
        key={q}
        method="get"
        action="/faq"
        className="grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_auto] print:hidden"
      >
        <TextField
          id="faq-q"
          name="q"
          type="search"
          label="Find a question"
          required={false}
          defaultValue={q}
        />
        <div className="flex items-center gap-4">
          <Button type="submit">Search</Button>
          {q && (
            <AppLink to="/faq" className={textLink}>
              Clear
            </AppLink>
          )}
        </div>
      </Form>
    </search>
  );
}
