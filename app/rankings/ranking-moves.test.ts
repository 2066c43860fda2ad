import { describe, expect, test } from 'vitest';
import { changesExhibit, movesExhibit } from './ranking-moves.ts';
import { samplePlaces, sampleWords } from '../../test/samples/ranking.ts';

const list = (...changes: (number | null)[]) =>
  samplePlaces(
    ...changes.map((change, at) => ({ name: `Shop ${at + 1}`, seen: [1e9, 2e9] as const, change })),
  );

describe('moves at the top', () => {
  test('are lines between the former and the present ranks of the first 15', () => {
    const { chart, table } = movesExhibit(list(1, -1, null, ...Array<number>(20).fill(0)), sampleWords)!;
    const marks = chart?.kind === 'slope' ? chart.marks : [];
    expect(marks).toHaveLength(15);
    expect(marks.slice(0, 4)).toMatchObject([
      { label: 'Shop 1', text: '↑ 1', before: 2, now: 1 },
      { label: 'Shop 2', text: '↓ 1', before: 1, now: 2 },
      { label: 'Shop 3', text: 'new', before: null, now: 3 },
      { label: 'Shop 4', before: 4, now: 4 },
    ]);
    expect(table.rows).toHaveLength(15);
    expect(table.rows.slice(0, 3).map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['2', '1'],
      ['1', '2'],
      ['–', '3'],
    ]);
  });

  test.each([
    [[0, 0, 0], 'Shop 1 stayed at number one in an unchanged top three.'],
    [[1, -1, 0], 'Shop 1 rose from second to first; Shop 2 moved down from first to second.'],
    [[0, 1, -1], 'Shop 1 stayed at number one; Shop 2 moved up from third to second.'],
    [[0, 1, 1, -2], 'Shop 1 stayed at number one; Shop 2 and Shop 3 each moved up one place.'],
    [
      [0, 2, 0, -2],
      'Shop 1 stayed at number one; Shop 2 was the only climber in the top four, up from fourth to second.',
    ],
    [
      [0, 3, 0, 1, -2],
      'Shop 1 stayed at number one; Shop 2 was the biggest climber in the top five, up from fifth to second.',
    ],
    [
      [0, 3, 3, -1],
      'Shop 1 stayed at number one; Shop 2 and Shop 3 were the biggest climbers in the top four, both up three places.',
    ],
    [
      [4, 2, 0, -2],
      'Shop 1 rose from fifth to first; Shop 2 was the biggest climber in the rest of the top four, up from fourth to second.',
    ],
    [[null, -1, -1], 'Shop 1 entered at number one; Shop 2 and Shop 3 each moved down one place.'],
    [
      [0, 0, -2],
      'Shop 1 stayed at number one; Shop 3 was the only faller in the top three, down from first to third.',
    ],
    [[0, null, -1], 'Shop 1 stayed at number one; Shop 2 entered the top three.'],
    [[null, 0, -1], 'Shop 1 entered at number one; Shop 3 moved down from second to third.'],
  ])('%j', (changes, message) => {
    expect(movesExhibit(list(...changes), sampleWords)!.message).toBe(message);
  });

  test('do not open a clause with the bare name of the brand On', () => {
    const named = (name: string, change: number) => ({ name, seen: [1e9, 2e9] as const, change });
    const messageOf = (...entries: ReturnType<typeof named>[]) =>
      movesExhibit(samplePlaces(...entries), sampleWords)!.message;
    expect(messageOf(named('Anker', 0), named('On', 1), named('Boje', -1))).toBe(
      'Anker stayed at number one; the brand On moved up from third to second.',
    );
    expect(messageOf(named('On', 0), named('Anker', 0), named('Boje', 0))).toBe(
      'The brand On stayed at number one in an unchanged top three.',
    );
  });

  test('say where the previous edition is not published', () => {
    expect(movesExhibit(list(0, 1, -1), { ...sampleWords, before: null })!.note).toBe(
      'The previous edition is not published: we give only its ranks.',
    );
    expect(
      movesExhibit(list(0, 1, -1), { ...sampleWords, before: null }, { isNotedBelow: true })!.note,
    ).toBeUndefined();
    expect(movesExhibit(list(0, 1, -1), sampleWords)!.note).toBeUndefined();
    expect(movesExhibit(list(0, 1, -1), sampleWords)!.subtitle).toBe(
      'Places gained and lost in the top three since 2024, Toys, Germany',
    );
    expect(movesExhibit(list(0, 0, 0), sampleWords)!.subtitle).toBe(
      'Ranks in 2024 and 2025, top three, Toys, Germany',
    );
    expect(movesExhibit(list(0, 0, 0), { ...sampleWords, before: null })!.subtitle).toBe(
      'Ranks in 2025 and in the previous edition, top three, Toys, Germany',
    );
  });

  test('are left out without a previous edition', () => {
    expect(movesExhibit(list(null, null, null), sampleWords)).toBeNull();
  });
});

describe('what changed', () => {
  const before = list(...Array<number>(17).fill(0));
  const names = [
    'Shop 1',
    'Shop 3',
    'Shop 2',
    'New',
    ...before.slice(4).map(({ retailer }) => retailer.displayName),
  ];
  const now = samplePlaces(
    ...names.map((name, at) => ({
      name,
      seen: [1e9, 2e9] as const,
      change: name === 'New' ? null : at === 1 ? 1 : at === 2 ? -1 : 0,
    })),
  );

  test('names newcomers, movers and leavers', () => {
    const { message, table, note } = changesExhibit(now, before, sampleWords)!;
    expect(message).toBe(
      'New entered the ranking; Shop 4 dropped out. Shop 3 overtook Shop 2 to take second place.',
    );
    expect(table.rows.map(({ label, cells }) => [label, ...cells.slice(0, 3)])).toEqual([
      ['New', 'new', '–', '4'],
      ['Shop 3', '↑ 1', '3', '2'],
      ['Shop 2', '↓ 1', '2', '3'],
      ['Shop 4', 'out', '4', '–'],
    ]);
    expect(note).toBe('For shops that dropped out, the table gives net sales for 2024.');
  });

  test('says where the previous edition is not published', () => {
    const { message, subtitle, table, note } = changesExhibit(now, null, { ...sampleWords, before: null })!;
    expect(message).toBe('New entered the ranking. Shop 3 overtook Shop 2 to take second place.');
    expect(subtitle).toBe('Biggest moves in 2025 compared with the previous edition, Toys, Germany');
    expect(table.columns.slice(2, 4)).toEqual(['Previous rank', '2025 rank']);
    expect(note).toBe(
      'The previous edition is not published: we give its ranks only for shops still on the list.',
    );
  });

  test('is left out where nothing changed or the movers chart shows everything', () => {
    expect(changesExhibit(before, before, sampleWords)).toBeNull();
    const short = list(0, 1, -1);
    expect(changesExhibit(short, short, sampleWords)).toBeNull();
  });

  test('names all that moved equally far', () => {
    const messageOf = (...changes: number[]) =>
      changesExhibit(list(...changes, ...Array<number>(16).fill(0)), null, sampleWords)!.message;
    expect(messageOf(3, 3, -2, -2)).toBe(
      'Shop 1 and Shop 2 climbed furthest, both up three places; Shop 3 and Shop 4 fell furthest, both down two places.',
    );
    expect(messageOf(1, 1, -2)).toBe(
      'Shop 1 and Shop 2 each moved up one place; Shop 3 was the only faller, down two places.',
    );
  });

  test('tells a swap from moves that only happen to be as far', () => {
    const messageOf = (...changes: (number | null)[]) =>
      changesExhibit(list(...changes, ...Array<number>(16).fill(0)), null, sampleWords)!.message;
    expect(messageOf(1, -1)).toBe('Shop 1 overtook Shop 2 to take first place.');
    expect(messageOf(0, 1, null, -1)).toBe(
      'Shop 3 entered the ranking. Shop 2 moved up from third to second; Shop 4 moved down from third to fourth.',
    );
    expect(messageOf(1, -1, 1, -1)).toBe(
      'Shop 1 and Shop 3 each moved up one place; Shop 2 and Shop 4 each moved down one place.',
    );
  });

  test('writes the brand On so that it is read as a name', () => {
    const messageOf = (...entries: [string, number][]) =>
      changesExhibit(
        samplePlaces(
          ...[...entries, ...Array.from({ length: 16 }, (_, at): [string, number] => [`Shop ${at}`, 0])].map(
            ([name, change]) => ({ name, seen: [1e9, 2e9] as const, change }),
          ),
        ),
        null,
        sampleWords,
      )!.message;
    expect(messageOf(['On', 3], ['Dock', 3], ['Boje', 3], ['Elbe', -2])).toBe(
      'Dock, Boje and the brand On climbed furthest, each up three places; Elbe was the only faller, down two places.',
    );
    expect(messageOf(['On', 3], ['Elbe', -2])).toBe(
      'The brand On was the only climber, up three places; Elbe was the only faller, down two places.',
    );
    expect(messageOf(['Elbe', 1], ['On', -1])).toBe('Elbe overtook the brand On to take first place.');
  });

  test('says that there are many others, without a number that would look like a figure', () => {
    const places = list(...Array<number>(16).fill(1), -16);
    expect(changesExhibit(places, null, sampleWords)!.message).toBe(
      'Shop 1, Shop 2, Shop 3 and more than a dozen others each moved up one place; Shop 17 was the only faller, down 16 places.',
    );
  });

  test('lists all that tie with the fifth, unless they are too many', () => {
    const downs = (...changes: number[]) =>
      changesExhibit(list(9, ...changes), null, sampleWords)!.table.rows.filter(
        ({ cells: [change] }) => typeof change === 'string' && change.startsWith('↓'),
      ).length;
    expect(downs(-9, -8, -7, -6, -6, -6, -5, ...Array<number>(10).fill(0))).toBe(6);
    expect(downs(-9, -8, -7, -6, ...Array<number>(20).fill(-5))).toBe(4);
    expect(downs(...Array<number>(20).fill(-5))).toBe(15);
  });

  test('says so where not every move is shown', () => {
    const noteFor = (...changes: number[]) => {
      const places = list(...changes, ...Array<number>(16).fill(0));
      return changesExhibit(places, places, sampleWords)!.note;
    };
    const all = [9, 8, 7, 6, 5, -9, -8, -7, -6, -5];
    expect(noteFor(...all)).toBeUndefined();
    expect(noteFor(...all, -4)).toBe('Not every move is shown.');
  });

  test('names five movers each way, furthest first', () => {
    const many = list(...Array.from({ length: 20 }, (_, at) => (at < 10 ? at + 1 : 9 - at)));
    const { message, chart, table } = changesExhibit(many, many, sampleWords)!;
    expect(message).toBe('Shop 10 climbed furthest, up ten places; Shop 20 fell furthest, down ten places.');
    const changes = table.rows.map(({ cells }) => cells[0]);
    expect(changes.slice(0, 5)).toEqual(['↑ 10', '↑ 9', '↑ 8', '↑ 7', '↑ 6']);
    expect(changes.slice(5)).toEqual(['↓ 10', '↓ 9', '↓ 8', '↓ 7', '↓ 6']);
    const drawn = chart?.kind === 'capsules' ? chart.marks.map(({ extent }) => extent!.low) : [];
    expect(drawn).toEqual([10, 9, 8, 7, 6, -6, -7, -8, -9, -10]);
  });
});
