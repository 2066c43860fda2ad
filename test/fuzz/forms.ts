import { trapName } from '../../app/forms/field-names.ts';
import type { Target } from './targets.ts';

/** The forms of a page, filled in as it shows them. */
export function formsIn(html: string, path: string): Target[] {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  return forms.map((form) => {
    const head = /^<form[^>]*>/.exec(form)![0];
    const { pathname, search } = new URL(attribute(head, 'action') ?? path, 'http://localhost');
    const method = attribute(head, 'method')?.toLowerCase() === 'post' ? 'POST' : 'GET';
    const fields = Object.fromEntries(
      (form.match(/<(input|select|textarea)\b[^>]*>/g) ?? []).flatMap((input) => {
        const name = attribute(input, 'name');
        return name ? [[name, attribute(input, 'value') || exampleOf(input)]] : [];
      }),
    );
    const name = `form ${method} ${pathname}`;
    return { name, method, path: pathname + search, query: Object.keys(fields), fields };
  });
}

function exampleOf(input: string): string {
  // Filled in, this field would keep the site from going any further.
  if (attribute(input, 'name') === trapName) return '';
  return examples[attribute(input, 'type') ?? 'text'] ?? 'Fuzz';
}

const examples: Readonly<Record<string, string>> = {
  email: 'fuzz@company.example',
  checkbox: 'on',
  tel: '+49 40 123456',
  number: '1',
};

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}
