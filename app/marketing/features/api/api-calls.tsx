import { CodeSample } from '../../sections/code-sample.tsx';
import type { ApiCall } from './api-call.server.ts';
import { FigureFields } from './figure-fields.tsx';

/** Calls with what they answer today, and how to read it. */
export function ApiCalls({ json, csv }: { json: ApiCall | null; csv: ApiCall | null }) {
  return (
    <section
      aria-label="Two calls and their answers"
      className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      {json && <Call {...json} />}
      <div className="grid content-start gap-10">
        <FigureFields />
        {csv && <Call {...csv} />}
      </div>
    </section>
  );
}

function Call({ command, answer, type }: ApiCall) {
  return (
    <CodeSample
      command={command}
      code={answer}
      note={`${type}, shortened. Asked when this page was made: try it, and you get the same.`}
    />
  );
}
