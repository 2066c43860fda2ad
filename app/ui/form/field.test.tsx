import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

test('a field connects its label, hint and error with its control', () => {
  const html = renderToStaticMarkup(
    <TextField id="name" label="Name" hint="As in your passport" error="Enter a name" />,
  );
  expect(html).toContain('for="name"');
  expect(html).toMatch(/<input[^>]* id="name" aria-describedby="name-hint name-error" aria-invalid="true"/);
  expect(html).toContain('id="name-hint"');
  expect(html).toContain('id="name-error"');
});

test('a field without hint and error describes nothing', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Name" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid="');
});

test('a field is required unless it is optional, and says so only then', () => {
  const needed = renderToStaticMarkup(<TextField id="name" label="Name" />);
  const optional = renderToStaticMarkup(<TextField id="name" label="Name" optional />);
  expect(needed).toContain('required');
  expect(needed).not.toContain('(optional)');
  expect(optional).not.toContain('required');
  expect(optional).toContain('(optional)');
});

test('the link of an error summary reaches the first button of a radio group', () => {
  const html = renderToStaticMarkup(
    <RadioGroup id="size" name="size" label="Size" options={options} error="Choose one" />,
  );
  expect(html).toMatch(/<input type="radio" id="size"[^>]* value="s"/);
  expect(html).toMatch(/<fieldset role="radiogroup" aria-describedby="size-error" aria-invalid="true"/);
});

test('a select shows what was chosen before', () => {
  const html = renderToStaticMarkup(
    <Select id="size" name="size" label="Size" options={options} defaultValue="m" placeholder="Choose…" />,
  );
  expect(html).toMatch(/<select[^>]* name="size"/);
  expect(html).toContain('<option value="m" selected="">Medium</option>');
  expect(html).toContain('<option value="">Choose…</option>');
});

const options = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];
