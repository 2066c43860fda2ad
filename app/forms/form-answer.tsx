import { ErrorSummary } from '../ui/form/error-summary.tsx';
import type { Refusal } from './read-form.server.ts';

export function FormAnswer({ answer }: { answer: Refusal | undefined }) {
  return answer && <ErrorSummary key={answer.attempt} errors={answer.errors} />;
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
