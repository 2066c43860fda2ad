import { data, isRouteErrorResponse } from 'react-router';
import type { Refusal } from './read-form.server.ts';
import { tokenName } from './field-names.ts';

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/** Without an answer, the form keeps its values and its token, so that sending it again counts once. */
export async function sendForm<Answer>({ request, serverAction }: Sending<Answer>) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const message = whyUnsent(error);
    if (!message) throw error;
    // With a 5xx status React Router does not reload the page's data.
    return data(refusalOf(sent, message), 503);
  }
}

/** Null for real answers: redirects and pages that do not exist. */
function whyUnsent(error: unknown): string | null {
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error) || error.status >= 500) return noAnswer;
  return error.status === 413 ? 'Your text is too long. Please shorten it.' : null;
}

const noAnswer = 'We couldn’t process this just now. Nothing you entered has been lost. Please try again.';

function refusalOf(sent: FormData, message: string): Refusal {
  const entered = Object.fromEntries(
    [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return {
    attempt: crypto.randomUUID(),
    errors: [{ message }],
    entered,
    token: entered[tokenName],
  };
}
