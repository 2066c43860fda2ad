import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** A PDF that we have printed: its source, and what is written on each page, one run of letters a line. */
export function readPdf(bytes: Uint8Array): { source: string; pages: string[] } {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, id, object]) => [id!, object!]),
  );
  const pages = [...objects.values()].filter((object) => /^\/Type \/Page$/m.test(object));
  return { source, pages: pages.map((page) => writtenOn(page, objects)) };
}

function writtenOn(page: string, objects: Objects) {
  const fonts = referred(page, 'Resources', objects).matchAll(/\/(F\d+) (\d+) 0 R/g);
  const alphabets = new Map([...fonts].map(([, name, id]) => [name, alphabetOf(objects.get(id!)!, objects)]));
  let alphabet: readonly string[] = [];
  let written = '';
  const marks = /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|(ET)/g;
  for (const [, font, shown, end] of streamOf(referred(page, 'Contents', objects)).matchAll(marks)) {
    if (font) alphabet = alphabets.get(font)!;
    if (shown)
      written += codesIn(shown)
        .map((code) => alphabet[code])
        .join('');
    if (end) written += '\n';
  }
  return written;
}

function referred(object: string, name: string, objects: Objects) {
  const [, id] = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(object) ?? [];
  return objects.get(id!)!;
}

function streamOf(object: string) {
  const [, packed] = /\nstream\n(.*)\nendstream$/s.exec(object)!;
  return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1');
}

/** What each code of a font stands for. */
function alphabetOf(font: string, objects: Objects) {
  const lists = streamOf(referred(font, 'ToUnicode', objects)).matchAll(/\[(.*?)\]/gs);
  return [...lists].flatMap(([, list]) =>
    [...list!.matchAll(/<([\da-f ]*)>/g)].map(([, hex]) => String.fromCharCode(...codesIn(`<${hex}>`))),
  );
}

function codesIn(shown: string) {
  return [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) =>
    hex!.match(/.{4}/g)!.map((code) => parseInt(code, 16)),
  );
}
