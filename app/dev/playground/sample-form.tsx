import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/notifications.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Combobox } from '../../ui/form/combobox.tsx';
import { ErrorSummary, type FormError } from '../../ui/form/error-summary.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Section, Specimen } from './section.tsx';

export function SampleForm() {
  const [{ attempt, errors }, setOutcome] = useState<{ attempt: number; errors: FormError[] }>({
    attempt: 0,
    errors: [],
  });
  const errorOf = (id: string) => errors.find(({ field }) => field === id)?.message;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = check(values);
    setOutcome({ attempt: attempt + 1, errors: found });
    if (found.length > 0) return;
    const sent = [...values.values()].filter((value) => typeof value === 'string');
    notify({ message: `Sent: ${sent.join(', ')}`, severity: 'success' });
  }

  return (
    <Section
      title="Form"
      lead="One column. Send it empty: the summary takes the focus and leads to each field."
    >
      <form onSubmit={onSubmit} noValidate className="grid max-w-xl gap-7">
        <ErrorSummary key={attempt} errors={errors} />
        <TextField
          id="form-name"
          name="name"
          label="Name of the ship"
          autoComplete="off"
          error={errorOf('form-name')}
        />
        <Combobox
          id="form-flag"
          name="flag"
          label="Flag"
          hint="Typing errors are forgiven: try “Luxenburg”."
          options={flags}
          error={errorOf('form-flag')}
        />
        <Checkbox
          id="form-terms"
          name="terms"
          label="I know the harbour regulations"
          error={errorOf('form-terms')}
        />
        <div>
          <Button type="submit" variant="primary">
            Announce the arrival
          </Button>
        </div>
      </form>
      <Specimen name="Combobox, its other states">
        <div className="grid max-w-xl gap-7">
          <Combobox id="combo-chosen" name="chosen" label="Flag" options={flags} defaultValue="de" optional />
          <Combobox id="combo-error" name="error" label="Flag" options={flags} error="Choose a flag" />
          <Combobox
            id="combo-disabled"
            name="disabled"
            label="Flag"
            options={flags}
            defaultValue="no"
            disabled
          />
        </div>
      </Specimen>
    </Section>
  );
}

function check(values: FormData): FormError[] {
  const rules = [
    ['name', 'Enter the name of the ship'],
    ['flag', 'Choose a flag'],
    ['terms', 'Confirm that you know the regulations'],
  ] as const;
  return rules
    .filter(([name]) => !values.get(name))
    .map(([name, message]) => ({ field: `form-${name}`, message }));
}

const flags = Object.entries({
  at: 'Austria',
  be: 'Belgium',
  ci: 'Côte d’Ivoire',
  hr: 'Croatia',
  dk: 'Denmark',
  fi: 'Finland',
  fr: 'France',
  de: 'Germany',
  gr: 'Greece',
  is: 'Iceland',
  it: 'Italy',
  lu: 'Luxembourg',
  mt: 'Malta',
  nl: 'Netherlands',
  no: 'Norway',
  pa: 'Panama',
  pt: 'Portugal',
  es: 'Spain',
  se: 'Sweden',
  gb: 'United Kingdom of Great Britain and Northern Ireland',
}).map(([value, label]) => ({ value, label }));
