import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { chooseAnswer, sendReady, type ReadyAnswers } from './ready-answer.server.ts';
import { requestIdOf, requestLines } from './request-log.server.ts';

export type FrontDoor = ReturnType<typeof createFrontDoor>;

type Options = {
  cache: Pick<PageCache, 'findFresh'>;
  files: ReadonlyMap<string, ReadyAnswers>;
  metrics: Pick<Metrics, 'counterOf'>;
  log: Logger;
  trustProxy: number;
};

/** Prepared once for all requests that get the same answer. */
type Note = { line: string; count: () => void };
type Known = {
  find: () => ReadyAnswers | null;
  path: string;
  route: string;
  /** Absent for files, which are not in the page cache. */
  cache?: 'hit';
  notes: Map<string, Note>;
};

/**
 * Answers from memory at the level of `node:http`, before a web `Request` exists: building one costs ten times the answer.
 * It knows only URLs that went through the whole edge before, exactly as they were written, so every check has been made.
 * Anything unusual goes the long way (docs/decisions/021).
 */
export function createFrontDoor({ cache, files, metrics, log, trustProxy }: Options) {
  const knownFiles = new Map(
    [...files].map(([path, answers]): [string, Known] => [
      path,
      { find: () => answers, path, route: 'other', notes: new Map() },
    ]),
  );
  const knownPages = new Map<string, Known>();
  const lines = requestLines(log);

  function noteOf(known: Known, method: string, status: number): Note {
    const key = method + status;
    const prepared = known.notes.get(key);
    if (prepared) return prepared;
    const finished = { ...known, method, status };
    const note = { line: lines.restOf(finished), count: metrics.counterOf(finished) };
    known.notes.set(key, note);
    return note;
  }

  return {
    /** This URL, exactly as written, led to the cached page `key`. Clients can invent endless ones, so few are kept. */
    remember(url: string, { key, route }: { key: string; route: string }) {
      if (url.length > longestUrl || knownPages.has(url)) return;
      if (knownPages.size >= mostPages) knownPages.clear();
      const path = url.split('?')[0]!;
      knownPages.set(url, { find: () => cache.findFresh(key), path, route, cache: 'hit', notes: new Map() });
    },

    /** Returns whether it has answered. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method = '', url = '', headers } = request;
      const known = knownPages.get(url) ?? knownFiles.get(url);
      if (!known || (method !== 'GET' && method !== 'HEAD') || isUnusual(headers, known)) return false;
      const answers = known.find();
      if (!answers) return false;

      const wanted = { ifNoneMatch: headers['if-none-match'], acceptEncoding: headers['accept-encoding'] };
      const answer = chooseAnswer(answers, wanted);
      if (!answer) return false;

      const requestId = requestIdOf(headers['x-request-id'], trustProxy);
      sendReady(response, answer, requestId);
      const { line, count } = noteOf(known, method, answer.status);
      lines.write(requestId, line);
      count();
      return true;
    },

    stop: () => lines.stop(),
  };
}

const mostPages = 10_000;
const longestUrl = 500;

function isUnusual(headers: IncomingMessage['headers'], { cache }: Known) {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return hasBody || (cache === undefined && headers.range !== undefined);
}
