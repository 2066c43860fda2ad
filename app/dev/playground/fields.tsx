import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/notifications.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary, type FormError } from '../../ui/form/error-summary.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Section, Specimen } from './section.tsx';

export function Fields() {
  return (
    <Section
      title="Fields"
      lead="The label stands above, the hint below it, the error under the field it belongs to."
    >
      <Specimen name="Text">
        <Columns>
          <TextField id="field-ship" label="Name of the ship" />
          <TextField id="field-agent" label="Agent" optional hint="Who we call when you do not answer." />
          <TextField id="field-length" label="Length overall" inputMode="decimal" defaultValue="182.5" />
          <TextField
            id="field-mail"
            label="Work email"
            type="email"
            defaultValue="captain@"
            error="Enter an address like name@company.com"
          />
          <TextField id="field-imo" label="IMO number" defaultValue="9811000" readOnly />
          <TextField id="field-berth" label="Berth" disabled placeholder="Given on arrival" />
          <TextField
            id="field-long"
            label="A label that goes on for longer than one would wish, because a lawyer had a say in it"
            hint="And a hint that explains at some length what the label has left open."
            defaultValue="A value that is longer than the box it stands in, so that its end cannot be seen"
            error="An error that needs more than one line to say what is wrong and how to put it right"
          />
        </Columns>
      </Specimen>
      <Specimen name="Text area">
        <Columns>
          <TextArea id="field-cargo" label="Cargo" optional hint="In your own words." />
          <TextArea id="field-remarks" label="Remarks" defaultValue="…" error="Write at least one sentence" />
        </Columns>
      </Specimen>
      <Specimen name="Select">
        <Columns>
          <Select id="field-quay" label="Quay" options={quays} placeholder="Choose a quay" />
          <Select
            id="field-quay-error"
            label="Quay"
            options={quays}
            placeholder="Choose a quay"
            error="Choose a quay"
          />
          <Select id="field-quay-chosen" label="Quay" optional options={quays} defaultValue="south" />
          <Select id="field-quay-disabled" label="Quay" options={quays} disabled />
        </Columns>
      </Specimen>
      <Specimen name="Checkbox">
        <Columns>
          <div>
            <Checkbox id="box-tug" label="Order a tug" />
            <Checkbox id="box-pilot" label="Order a pilot" defaultChecked hint="Required from 90 m on." />
            <Checkbox id="box-customs" label="Clear customs on board" disabled />
            <Checkbox id="box-waste" label="Hand over waste" disabled defaultChecked />
          </div>
          <Checkbox
            id="box-terms"
            label="I have read the harbour regulations and the annex about dangerous goods"
            error="Please confirm that you know the regulations"
          />
        </Columns>
      </Specimen>
      <Specimen name="Radio group">
        <Columns>
          <RadioGroup
            id="radio-stay"
            name="stay"
            label="How long do you stay?"
            options={stays}
            defaultValue="night"
          />
          <RadioGroup
            id="radio-stay-error"
            name="stay-error"
            label="How long do you stay?"
            hint="A guess is enough."
            options={stays.slice(0, 2)}
            error="Choose one"
          />
        </Columns>
      </Specimen>
    </Section>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">{children}</div>;
}

const quays = [
  { value: 'north', label: 'North quay' },
  { value: 'south', label: 'South quay' },
  { value: 'outer', label: 'Outer quay, where the very large ships lie that cannot turn in the basin' },
];

const stays = [
  { value: 'hours', label: 'A few hours' },
  { value: 'night', label: 'Overnight', hint: 'Until the office opens at eight.' },
  { value: 'week', label: 'A week' },
  { value: 'winter', label: 'The winter', hint: 'Fully booked this year.', disabled: true },
];

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
        <Select
          id="form-flag"
          name="flag"
          label="Flag"
          placeholder="Choose…"
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
