/** '↑ 3', '↓ 1' or '–'. Screen readers say arrows in many ways, or not at all. */
export function RankMove({ text }: { text: string }) {
  const [sign = '', ranks] = text.split(' ');
  const move = moves[sign];
  if (!move) return text;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text that is read differently, not an image file
    <span role="img" aria-label={ranks ? `${move.says} ${ranks}` : move.says} className={move.look}>
      {text}
    </span>
  );
}

const moves: Readonly<Record<string, { says: string; look: string }>> = {
  '↑': { says: 'up', look: 'text-success' },
  '↓': { says: 'down', look: 'text-danger' },
  '–': { says: 'unchanged', look: 'text-soft' },
};
