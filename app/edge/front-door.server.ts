import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { acceptedEncodings, chooseAnswer, sendReady, type ReadyAnswers } from './ready-answer.server.ts';
import { requestIdOf, requestLines } from './request-log.server.ts';

export type FrontDoor = ReturnType<typeof createFrontDoor>;

type Options = {
  cache: Pick<PageCache, 'findFresh'>;
  files: ReadonlyMap<string, ReadyAnswers>;
  metrics: Pick<Metrics, 'counterOf'>;
  log: Logger;
  trustProxy: number;
};

/** What happens once per answered request: its log line and its count. */
type Note = { line: string; count: () => void };
type Known = { key: string | null; notes: Map<string, Note>; path: string; route: string };

/**
 * Answers from memory at the level of `node:http`, before a web `Request` exists: building one costs ten times the answer.
 * It knows only URLs that went through the whole edge before, exactly as they were written, so every check has been made.
 * Anything unusual goes the long way (docs/decisions/021).
 */
export function createFrontDoor({ cache, files, metrics, log, trustProxy }: Options) {
  const known = new Map<string, Known>(
    [...files.keys()].map((path) => [path, { key: null, notes: new Map(), path, route: 'other' }]),
  );
  let pagesKnown = 0;
  const writeLine = requestLines(log);

  function noteOf(to: Known, method: string, status: number): Note {
    const name = method + status;
    const note = to.notes.get(name) ?? {
      line: writeLine.restOf({ method, path: to.path, status, cache: to.key === null ? undefined : 'hit' }),
      count: metrics.counterOf({
        method,
        route: to.route,
        status,
        cache: to.key === null ? undefined : 'hit',
      }),
    };
    to.notes.set(name, note);
    return note;
  }

  return {
    /** This URL, exactly as written, led to the cached page `key`. Clients can think of endless ones, so few are kept. */
    remember(url: string, { key, route }: { key: string; route: string }) {
      if (url.length > longestUrl || known.has(url)) return;
      if (pagesKnown >= mostPages) {
        for (const [each, { key: page }] of known) if (page !== null) known.delete(each);
        pagesKnown = 0;
      }
      pagesKnown += 1;
      known.set(url, { key, route, notes: new Map(), path: url.split('?')[0]! });
    },

    /** Says whether it has answered. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method = '', url = '', headers } = request;
      const to = known.get(url);
      if (!to || (method !== 'GET' && method !== 'HEAD')) return false;
      if (isUnusual(headers, to)) return false;
      const answers = to.key === null ? files.get(url) : cache.findFresh(to.key);
      if (!answers) return false;

      const acceptEncoding = headers['accept-encoding'];
      const answer = chooseAnswer(answers, { ifNoneMatch: headers['if-none-match'], acceptEncoding });
      // The encoding that this client takes is made on the long way.
      const isPlain = answer === answers.identity && answers.br !== undefined;
      if (
        isPlain &&
        (acceptedEncodings(acceptEncoding ?? '').length > 0 || acceptEncoding?.includes('gzip'))
      ) {
        return false;
      }
      const requestId = requestIdOf(headers['x-request-id'], trustProxy);
      sendReady(response, answer, requestId);
      const { line, count } = noteOf(to, method, answer.status);
      writeLine.write(requestId, line);
      count();
      return true;
    },

    stop: () => writeLine.stop(),
  };
}

const mostPages = 10_000;
const longestUrl = 500;

function isUnusual(headers: IncomingMessage['headers'], { key }: Known) {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return hasBody || (key === null && headers.range !== undefined);
}
