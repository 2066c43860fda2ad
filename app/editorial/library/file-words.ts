import type { FileFacts } from './files/library-files.server.ts';

/** 'PDF, 9 pages, 412 kB'; before it is made, 'PDF'. */
export function fileWords(format: 'pdf' | 'xlsx', facts: FileFacts | null): string {
  const pages = facts?.pages ? `${facts.pages} pages` : null;
  return [format.toUpperCase(), pages, facts && formatBytes(facts.bytes)].filter(Boolean).join(', ');
}

function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
