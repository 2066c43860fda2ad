/** Sends the call in a form of `TryCall`, and shows its answer in place of the sample. */
export async function sendCall(form: HTMLFormElement) {
  const button = form.querySelector('button')!;
  if (button.ariaBusy) return;
  button.ariaBusy = button.ariaDisabled = 'true';
  const { isAnswer, status, limit, text } = await callApi(form.querySelector('input')!.value);
  button.ariaBusy = button.ariaDisabled = null;
  const figure = form.closest('figure')!;
  if (isAnswer) figure.querySelector('[data-sample]')?.remove();
  figure.querySelector('output')!.textContent = limit ? `${status} · RateLimit: ${limit}` : status;
  const response = figure.querySelector<HTMLElement>('pre[aria-label]')!;
  response.textContent = text;
  response.hidden = false;
}

type Answer = { isAnswer?: boolean; status: string; limit: string | null; text: string };

async function callApi(path: string): Promise<Answer> {
  const url = URL.canParse(path, location.href) ? new URL(path, location.href) : null;
  if (url?.origin !== location.origin || !url.pathname.startsWith('/api/')) {
    return { status: 'Not sent', limit: null, text: 'The address must start with /api/.' };
  }
  try {
    const response = await fetch(url);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const text = await beginningOf(response);
    return {
      isAnswer: response.ok,
      status: `${response.status} ${response.statusText}`.trim(),
      limit: response.headers.get('ratelimit'),
      text: isJson ? indented(text) : text,
    };
  } catch {
    return { status: 'No response', limit: null, text: 'The site could not be reached. Please try again.' };
  }
}

/** A bulk file may be long, so only the part that is shown is downloaded. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  if (!reader) return text;
  while (text.length < mostShown) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return `${text.slice(0, mostShown)}…`;
}

const mostShown = 20_000;

function indented(json: string) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
