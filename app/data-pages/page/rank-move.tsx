/** '▲ 3', '▼ 1' or '–'. Screen readers say triangles in many ways, or not at all. */
export function RankMove({ text }: { text: string }) {
  const [sign = '', ranks] = text.split(' ');
  const move = moves[sign];
  if (!move) return text;
  return (
    <span className={`relative ${move.look}`}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{ranks ? `${move.says} ${ranks}` : move.says}</span>
    </span>
  );
}

const moves: Readonly<Record<string, { says: string; look: string }>> = {
  '▲': { says: 'up', look: 'text-success' },
  '▼': { says: 'down', look: 'text-danger' },
  '–': { says: 'unchanged', look: 'text-soft' },
};
