import { useId, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { controlLook, singleLine } from '../ui/form/control.ts';
import { textLink } from '../ui/text-link.ts';

type Answer = { status: string; limit: string | null; text: string };

/** Without scripts a link to the example; with them the call can be edited and sent, and its answer is shown. */
export function TryCall({ example }: { example: string }) {
  const id = useId();
  const [path, setPath] = useState(example);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setAnswer(await callApi(path));
    setBusy(false);
  }

  return (
    <div className="mt-3 sm:mt-4">
      <a className={`${textLink} wrap-anywhere not-noscript:hidden`} href={example}>
        Try {example}
      </a>
      <form onSubmit={send} className="flex items-end gap-2 noscript:hidden sm:gap-3 print:hidden">
        <div className="min-w-0 grow">
          <label htmlFor={id} className="mb-1 block text-sm text-soft max-sm:sr-only">
            Edit and send
          </label>
          <input
            id={id}
            value={path}
            onChange={(event) => setPath(event.target.value)}
            spellCheck={false}
            className={`${controlLook} ${singleLine} font-mono text-[0.875rem]`}
          />
        </div>
        <Button type="submit" busy={isBusy}>
          Send
        </Button>
      </form>
      <output className="block">{answer && <ShownAnswer {...answer} />}</output>
    </div>
  );
}

function ShownAnswer({ status, limit, text }: Answer) {
  return (
    <figure className="mt-3 min-w-0">
      <figcaption className="text-sm text-soft">
        {status}
        {limit && ` · RateLimit: ${limit}`}
      </figcaption>
      <pre
        aria-label="Response"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take focus
        tabIndex={0}
        className="mt-1 max-h-96 overflow-auto rounded-md border border-line bg-mist px-3 py-2 font-mono text-[0.8125rem] leading-5"
      >
        {text}
      </pre>
    </figure>
  );
}

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
