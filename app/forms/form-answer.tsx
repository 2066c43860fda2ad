import { ErrorSummary, useFocus } from '../ui/form/error-summary.tsx';
import type { Refusal } from './read-form.server.ts';

export function FormAnswer({ answer }: { answer: Refusal | undefined }) {
  if (!answer) return null;
  return answer.question ? (
    <Question key={answer.attempt} text={answer.question} />
  ) : (
    <ErrorSummary key={answer.attempt} errors={answer.errors} />
  );
}

function Question({ text }: { text: string }) {
  const box = useFocus<HTMLOutputElement>(text);
  return (
    // Autofocus works without scripts, and this is the answer to what the visitor has just sent.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <output ref={box} tabIndex={-1} autoFocus className="block rounded-md border border-sea bg-mist p-4">
      {text}
    </output>
  );
}

export function fieldsOf(answer: Refusal | undefined, known: Readonly<Record<string, string>> = {}) {
  const entered = answer?.entered ?? known;
  return (name: string) => ({
    id: name,
    name,
    defaultValue: entered[name],
    error: answer?.errors.find(({ field }) => field === name)?.message,
  });
}

export type FieldOf = ReturnType<typeof fieldsOf>;
