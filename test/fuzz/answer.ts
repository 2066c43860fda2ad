import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

export type Answer = { status: number; headers: ReadonlyMap<string, string>; text: string };

/** Every answer on a connection, in their order. What does not read as one is left out, and counts as no answer. */
export function parseAnswers(bytes: Buffer, { isHead }: { isHead: boolean }): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(first)?.[1]);
    if (end < 0 || !status) return answers;
    const headers = new Map(lines.map(parseHeader));
    const { body, length } = bodyOf(rest.subarray(end + 4), status, headers, isHead);
    if (status >= 200) answers.push({ status, headers, text: decode(body, headers.get('content-encoding')) });
    rest = rest.subarray(end + 4 + length);
  }
}

function parseHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

type Headers = ReadonlyMap<string, string>;

function bodyOf(bytes: Buffer, status: number, headers: Headers, isHead: boolean) {
  if (isHead || status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), length: 0 };
  if (headers.get('transfer-encoding')?.includes('chunked')) return fromChunks(bytes);
  const length = Number(headers.get('content-length') ?? bytes.length);
  return { body: bytes.subarray(0, length), length };
}

function fromChunks(bytes: Buffer) {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, Math.max(lineEnd, at)), 16);
    if (lineEnd < 0 || !(size >= 0)) return { body: Buffer.concat(chunks), length: bytes.length };
    if (size === 0) return { body: Buffer.concat(chunks), length: lineEnd + 4 };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function decode(body: Buffer, encoding = 'identity'): string {
  try {
    return (decoders[encoding]?.(body) ?? body).toString();
  } catch {
    return body.toString();
  }
}
