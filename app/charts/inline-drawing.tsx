import { roomy } from './fitting.ts';
import type { Drawing, LegendItem } from './drawing.ts';
import { colours } from './colours.ts';

export function InlineDrawing({ drawing, label }: { drawing: Drawing; label: string }) {
  const { height, viewBox, legend, legendWhenNarrow, linked, columns, content } = drawing;
  return (
    <>
      {legend.length > 0 && (
        <ul
          aria-hidden="true"
          className={`mb-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] leading-5 ${legendWhenNarrow ? '@md:hidden' : ''}`}
        >
          {legend.map((item) => (
            <LegendEntry key={item.name} {...item} />
          ))}
        </ul>
      )}
      <svg
        role={linked ? 'group' : 'img'}
        aria-label={label}
        width="100%"
        height={viewBox ? undefined : height}
        viewBox={viewBox}
        data-columns={columns?.join('|')}
        className="block overflow-visible"
        style={{ ...paddingOf(drawing), maxWidth: drawing.maxWidth }}
      >
        {content}
      </svg>
    </>
  );
}

/** Jumps to the wider margin at `roomy`, where the middle term of the clamp becomes huge. */
function paddingOf({ left, right, roomyRight = right }: Drawing) {
  const paddingRight =
    roomyRight === right ? right : `clamp(${right}px, (100cqw - ${roomy - 1}px) * 999, ${roomyRight}px)`;
  return left || roomyRight ? { paddingLeft: left, paddingRight } : undefined;
}

function LegendEntry({ name, text, ...key }: LegendItem) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width="12" height="12" className="shrink-0">
        <LegendKey {...key} x={0} y={0} />
      </svg>
      <span>{name}</span>
      {text && <span className="text-soft">{text}</span>}
    </li>
  );
}

export function LegendKey({
  colour,
  look,
  x,
  y,
}: Pick<LegendItem, 'colour' | 'look'> & { x: number; y: number }) {
  if (look === 'hatched')
    return (
      <>
        <rect x={x} y={y} width={12} height={12} rx={2} fill={colour} />
        <path
          d={`M${x + 1} ${y + 5}l4-4M${x + 1} ${y + 11}l10-10M${x + 7} ${y + 11}l4-4`}
          stroke={colours.hatch}
          strokeLinecap="round"
        />
      </>
    );
  if (look === 'dot')
    return <circle cx={x + 6} cy={y + 6} r={4.5} fill="none" stroke={colour} strokeWidth={2} />;
  return (
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={11}
      height={11}
      rx={2}
      fill={colour}
      fillOpacity={look === 'outlook' ? 0.3 : undefined}
      stroke={{ blank: colours.edge, pale: colours.line, outlook: colour }[look ?? 'outlook']}
      strokeDasharray={look === 'outlook' ? '3 2' : undefined}
    />
  );
}
