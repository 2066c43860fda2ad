export type CsvRecord = { line: number; cells: string[] };
export type CsvFault = { line: number; sentence: string };

/** `rest` is a record whose end has not been read yet. */
export type TakenRecords = { records: CsvRecord[]; rest: string; nextLine: number; fault: CsvFault | null };

/** RFC 4180; empty lines are skipped. csv-parse takes seven times as long for a million rows. */
export function takeRecords(text: string, firstLine: number, isEnd: boolean): TakenRecords {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = firstLine;
  let quote = text.indexOf('"');
  while (at < text.length) {
    const lineEnd = endOfLine(text, at);
    if (lineEnd === text.length && !isEnd) break;
    if (quote !== -1 && quote < at) quote = text.indexOf('"', at);

    if (quote === -1 || quote > lineEnd) {
      const content = text.slice(at, withoutReturn(text, at, lineEnd));
      if (content !== '') records.push({ line, cells: content.split(',') });
      at = lineEnd + 1;
      line += 1;
      continue;
    }
    const taken = takeQuoted(text, at);
    if (taken === 'unfinished' && !isEnd) break;
    if (typeof taken === 'string')
      return { records, rest: '', nextLine: line, fault: { line, sentence: says[taken] } };
    records.push({ line, cells: taken.cells });
    line += taken.lines;
    at = taken.end;
  }
  return { records, rest: text.slice(at), nextLine: line, fault: null };
}

const says = {
  unfinished: 'A quote that opens here is never closed.',
  misplaced: 'A quote stands inside a cell. Write it twice, and put the whole cell in quotes.',
};

/** In quoted cells commas and line ends are content, and a quote is written twice. */
function takeQuoted(text: string, start: number) {
  const cells: string[] = [];
  let lines = 1;
  for (let at = start; ; at += 1) {
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      if (close === -1) return 'unfinished';
      const content = text.slice(at + 1, close);
      cells.push(content.replaceAll('""', '"'));
      lines += content.split('\n').length - 1;
      at = close + 1;
    } else {
      const lineEnd = withoutReturn(text, at, endOfLine(text, at));
      const comma = text.indexOf(',', at);
      const end = comma === -1 ? lineEnd : Math.min(comma, lineEnd);
      const content = text.slice(at, end);
      if (content.includes('"')) return 'misplaced';
      cells.push(content);
      at = end;
    }
    if (text[at] === ',') continue;
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at < text.length && text[at] !== '\n') return 'misplaced';
    return { cells, lines, end: at + 1 };
  }
}

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function withoutReturn(text: string, from: number, lineEnd: number): number {
  return lineEnd > from && text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
}
