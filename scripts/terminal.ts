export function print(cells: readonly string[]) {
  console.log(cells.join('  ').trimEnd());
}

export function moment(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/** Beside the output, which may go to a file. */
export function say(sentence: string): true {
  console.error(sentence);
  return true;
}

export function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}

/** The number of a row, as it counts up; null for anything else. */
export function rowNumber(word = ''): number | null {
  return /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null;
}
