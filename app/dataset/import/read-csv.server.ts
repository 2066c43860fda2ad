import { createReadStream } from 'node:fs';
import { takeRecords, type CsvFault, type CsvRecord } from './csv.ts';

export type CsvPart =
  | { kind: 'records'; records: readonly CsvRecord[]; bytes: number }
  | ({ kind: 'fault' } & CsvFault);

/** Streams in constant memory. A fault ends the stream. */
export async function* readCsv(path: string): AsyncGenerator<CsvPart> {
  let unfinished = '';
  let nextLine = 1;
  for await (const { bytes, isEnd } of wholeLines(path)) {
    const text = decode(bytes);
    if (text === null) {
      yield { kind: 'fault', line: nextLine + linesBeforeDamage(bytes), sentence: 'This is not UTF-8 text.' };
      return;
    }
    const content = nextLine === 1 && unfinished === '' ? text.replace(/^\uFEFF/, '') : text;
    const taken = takeRecords(unfinished + content, nextLine, isEnd);
    yield { kind: 'records', records: taken.records, bytes: bytes.length };
    const fault = taken.fault ?? tooLong(taken.rest, taken.nextLine);
    if (fault) {
      yield { kind: 'fault', ...fault };
      return;
    }
    unfinished = taken.rest;
    nextLine = taken.nextLine;
  }
}

const longestRecord = 1_000_000;

// Without a limit one open quote would load the whole file into memory.
function tooLong(rest: string, line: number): CsvFault | null {
  const sentence = 'This row is longer than a million characters. A quote may be open that is never closed.';
  return rest.length > longestRecord ? { line, sentence } : null;
}

/** Chunks end with a line, so that no UTF-8 character is cut in two. */
async function* wholeLines(path: string): AsyncGenerator<{ bytes: Buffer; isEnd: boolean }> {
  let held: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf('\n') + 1;
    const size = held.reduce((sum, { length }) => sum + length, 0);
    if (end === 0 && size < longestRecord) {
      held.push(chunk);
      continue;
    }
    yield { bytes: Buffer.concat([...held, chunk.subarray(0, end)]), isEnd: false };
    held = [chunk.subarray(end)];
  }
  yield { bytes: Buffer.concat(held), isEnd: true };
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function linesBeforeDamage(bytes: Buffer): number {
  const [sound = ''] = bytes.toString('utf8').split('\uFFFD', 1);
  return sound.split('\n').length - 1;
}
