import { parseArgs } from 'node:util';

/** What was typed, by its name in the usage line: the word for `<id>`, the value of an option, or its own name. */
export type Asked = Readonly<Record<string, string>>;

/** Reads words as a line of the usage text shows them; null where they are others. */
export function readWords(usage: string, words: readonly string[]): Asked | null {
  const parts = usage.match(/\[.+?\]|--\w+(?: <\w+>)?|\S+/g) ?? [];
  const choices = parts.filter((part) => part.includes('--')).map(toChoice);
  const places = parts.filter((part) => !part.includes('--'));
  const typed = parse(choices, words);
  if (!typed || typed.words.length !== places.length) return null;
  const isAsShown = places.every((place, at) => isName(place) || place === typed.words[at]);
  const isChosen = choices.every(({ optional, options }) => {
    const given = options.filter(({ name }) => name in typed.values).length;
    return given === 1 || (given === 0 && optional);
  });
  if (!isAsShown || !isChosen) return null;
  const named = places.flatMap((place, at) => (isName(place) ? [[place.slice(1, -1), typed.words[at]]] : []));
  const options = Object.entries(typed.values).map(([name, value]) => [name, value === true ? name : value]);
  return Object.fromEntries([...named, ...options]);
}

const isName = (place: string) => place.startsWith('<');

/** `--csv` has to be given, of `[--unsent | --refused]` one can be, `--since <date>` takes a value. */
type Choice = { optional: boolean; options: { name: string; type: 'string' | 'boolean' }[] };

function toChoice(part: string): Choice {
  const options = [...part.matchAll(/--(\w+)( <\w+>)?/g)].map(([, name, value]) => ({
    name: name!,
    type: value ? ('string' as const) : ('boolean' as const),
  }));
  return { optional: part.startsWith('['), options };
}

function parse(choices: readonly Choice[], args: readonly string[]) {
  const options = Object.fromEntries(
    choices.flatMap((choice) => choice.options).map(({ name, type }) => [name, { type }]),
  );
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { words: positionals, values };
  } catch {
    return null;
  }
}
