/** The edit distance (with swaps) from `typed` to the nearest prefix of `name`; Infinity if it exceeds `most`. */
export function typingErrors(typed: string, name: string, most: number): number {
  const columns = Math.min(name.length, typed.length + most);
  if (typed.length - columns > most) return Infinity;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= columns; column += 1) last.push(column);

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[row - 1] === name[column - 1];
      let errors = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (row > 1 && column > 1 && swapped) errors = Math.min(errors, beforeLast[column - 2]! + 1);
      current.push(errors);
      fewest = Math.min(fewest, errors);
    }
    if (fewest > most) return Infinity;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

export function forgivenErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
