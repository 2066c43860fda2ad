import { toCsv, type CsvRow } from '../../documents/csv.server.ts';

type Options<Position> = {
  columns: readonly string[];
  /** How many rows there have to be in all. */
  total: number;
  load: (after: Position | null) => Promise<{ rows: readonly CsvRow[]; next: Position | null }>;
  onError: (error: unknown) => void;
};

/**
 * CSV of any length in flat memory: a batch is loaded only once the client has taken the one before, and nothing is
 * loaded for a client that has left. Between batches no connection is held, so slow readers cost none.
 */
export function streamCsv<Position>({
  columns,
  total,
  load,
  onError,
}: Options<Position>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: Position | null = null;
  let sent = 0;
  let isFirst = true;

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { rows, next } = await load(after);
          const text = toCsv(rows, { columns: [...columns], header: isFirst });
          if (text) controller.enqueue(encoder.encode(text));
          isFirst = false;
          sent += rows.length;
          after = next;
          if (next !== null) return;
          // The rows of an edition never change, but an old edition may be removed during a long download.
          if (sent !== total)
            throw new Error(`${sent} rows instead of ${total}: the edition was removed meanwhile.`);
          controller.close();
        } catch (error) {
          onError(error);
          // Ends the connection without a proper end, so that nobody takes a part for the whole.
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
}
