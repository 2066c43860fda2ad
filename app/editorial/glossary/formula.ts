/** A formula as a tree, so that a page can set it as fractions and powers. */
export type Formula =
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; over: Formula; under: Formula }
  | { kind: 'power'; base: Formula; exponent: Formula }
  | { kind: 'group'; inner: Formula }
  | { kind: 'row'; parts: readonly (Formula | { kind: 'sign'; sign: string })[] };

/** The alternatives of 'Quarter × 4, or month × 12', each as a tree. */
export function parseFormula(text: string): Formula[] {
  return text.split(', or ').map((one) => {
    const tokens = tokensOf(one);
    return row(tokens, relations, () => row(tokens, sums, () => product(tokens)));
  });
}

export function textsIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'text':
      return [formula.text];
    case 'fraction':
      return [...textsIn(formula.over), ...textsIn(formula.under)];
    case 'power':
      return [...textsIn(formula.base), ...textsIn(formula.exponent)];
    case 'group':
      return textsIn(formula.inner);
    case 'row':
      return formula.parts.flatMap((part) => (part.kind === 'sign' ? [] : textsIn(part)));
  }
}

const relations = ['=', '≥'];
const sums = ['+', '−'];

/** Parentheses after a word belong to it: 'Change in price (%)'. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const startsOperand = () => tokens.length === 0 || /^[×÷+−=≥^(]$/.test(tokens.at(-1)!);
  let rest = text.trim();
  while (rest) {
    const open = startsOperand();
    const [token] =
      (open ? /^\(/ : /^[×÷+−=≥^)]/).exec(rest) ?? /^[^×÷+−=≥^()]*(?:\([^()]*\)[^×÷+−=≥^()]*)*/.exec(rest)!;
    if (!token) throw new Error(`Cannot parse the formula "${text}" at "${rest}".`);
    tokens.push(token.trim());
    rest = rest.slice(token.length).trim();
  }
  return tokens;
}

function row(tokens: string[], signs: readonly string[], operand: () => Formula): Formula {
  const parts: Extract<Formula, { kind: 'row' }>['parts'][number][] = [operand()];
  while (signs.includes(tokens[0] ?? '')) parts.push({ kind: 'sign', sign: tokens.shift()! }, operand());
  const [first] = parts;
  return parts.length === 1 && first!.kind !== 'sign' ? first! : { kind: 'row', parts };
}

/** 'a ÷ b × c' is a fraction times c. */
function product(tokens: string[]): Formula {
  let formula = power(tokens);
  while (tokens[0] === '×' || tokens[0] === '÷') {
    const sign = tokens.shift()!;
    const next = power(tokens);
    formula =
      sign === '÷'
        ? { kind: 'fraction', over: bare(formula), under: bare(next) }
        : { kind: 'row', parts: [...partsOf(formula), { kind: 'sign', sign }, next] };
  }
  return formula;
}

/** The line of a fraction groups already. */
const bare = (formula: Formula) => (formula.kind === 'group' ? formula.inner : formula);

const partsOf = (formula: Formula) => (formula.kind === 'row' ? formula.parts : [formula]);

function power(tokens: string[]): Formula {
  const base = operandOf(tokens);
  if (tokens[0] !== '^') return base;
  tokens.shift();
  return { kind: 'power', base, exponent: bare(operandOf(tokens)) };
}

function operandOf(tokens: string[]): Formula {
  const token = tokens.shift();
  if (token !== '(') return { kind: 'text', text: token ?? '' };
  const inner = row(tokens, sums, () => product(tokens));
  tokens.shift();
  return { kind: 'group', inner };
}
