import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Band } from '../../ui/band.tsx';
import { Card } from '../../ui/card.tsx';
import { ContentIcon } from '../../ui/content-icon.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { stretchedLink } from '../../ui/text-link.ts';
import { Section, Specimen, Row } from './section.tsx';

export function Foundations() {
  return (
    <Section
      title="Foundations"
      lead="One voice of type, two grounds, one signal colour. All of it from tokens.css."
    >
      <Specimen name="Type">
        <div className="grid gap-5">
          {sizes.map(([name, look]) => (
            <div
              key={name}
              className="grid gap-1 border-b border-line pb-4 sm:grid-cols-[7rem_1fr] sm:items-baseline"
            >
              <span className="text-sm text-soft">{name}</span>
              <span className={look}>Quay 7, 1,204 berths</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Icons named by content">
        <div className="flex gap-4 text-sea">
          {['lucide:ship', 'lucide:anchor', 'lucide:container', 'lucide:waves'].map((name) => (
            <ContentIcon key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Colour">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
          {colours.map(([name, look]) => (
            <li key={name}>
              <span className={`block h-14 rounded-md border border-line ${look}`} />
              <span className="mt-1.5 block text-sm text-soft">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Text on its grounds">
        <div className="grid gap-3 sm:grid-cols-3">
          {grounds.map(([name, look]) => (
            <div key={name} className={`rounded-md border border-line p-4 ${look}`}>
              <p className="font-semibold text-ink">Ink on {name}</p>
              <p className="text-soft">Soft on {name}</p>
              <p className="text-sea">Sea on {name}</p>
              <p className="text-danger">Danger on {name}</p>
            </div>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

const sizes = [
  ['Display', 'text-display font-[650]'],
  ['Banner', 'text-banner font-[650]'],
  ['Title', 'text-title font-[650]'],
  ['Record', 'text-record font-[650]'],
  ['Heading', 'text-heading font-[650]'],
  ['Lead', 'text-lead'],
  ['Body', ''],
  ['Small', 'text-[0.9375rem] text-soft'],
  ['Note', 'text-note text-soft'],
  ['Figures', 'text-2xl font-medium tabular-nums'],
] as const;

const colours = [
  ['paper', 'bg-paper'],
  ['mist', 'bg-mist'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['ink', 'bg-ink'],
  ['soft', 'bg-soft'],
  ['buoy', 'bg-buoy'],
  ['sea', 'bg-sea'],
  ['sea-strong', 'bg-sea-strong'],
  ['sea-wash', 'bg-sea-wash'],
  ['info', 'bg-info'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
  ['danger-wash', 'bg-danger-wash'],
] as const;

const grounds = [
  ['paper', 'bg-paper'],
  ['mist', 'bg-mist'],
  ['raised', 'bg-raised'],
] as const;

export function Surfaces() {
  return (
    <Section title="Surfaces" lead="Sheets with thin edges, and small labels. Shadows are for what floats.">
      <Specimen name="Badges">
        <Row>
          <Badge>Draft</Badge>
          <Badge tone="sea">Pilot aboard</Badge>
          <Badge tone="info" dot>
            Expected 14:30
          </Badge>
          <Badge tone="success" dot>
            Moored
          </Badge>
          <Badge tone="warning" dot>
            Low water
          </Badge>
          <Badge tone="danger" dot>
            Closed
          </Badge>
        </Row>
        <div className="max-w-40">
          <Badge tone="info">A badge whose text is longer than its place</Badge>
        </div>
      </Specimen>
      <Specimen name="Band">
        <Band className="px-6 py-8">
          <p className="text-banner font-[650]">All ships report here</p>
          <p className="mt-2 text-soft">One band per page, navy in both themes.</p>
        </Band>
      </Specimen>
      <Specimen name="Monograms">
        <Row>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Monogram key={size} name="Rotterdam" size={size} />
          ))}
          {ports.map(({ name }) => (
            <Monogram key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Cards">
        <div className="grid gap-4 sm:grid-cols-3">
          <Card>
            <h4 className="font-semibold tracking-[-0.01em]">Paper</h4>
            <p className="mt-1 text-soft">The usual sheet, with a thin edge.</p>
          </Card>
          <Card tone="mist">
            <h4 className="font-semibold tracking-[-0.01em]">Mist</h4>
            <p className="mt-1 text-soft">Steps back behind its neighbours.</p>
          </Card>
          <Card tone="sea">
            <h4 className="font-semibold tracking-[-0.01em]">Sea</h4>
            <p className="mt-1 text-soft">The recommended one of several.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Cards that lead somewhere">
        <ul className="grid gap-4 sm:grid-cols-2">
          {ports.map(({ name, calls, change }) => (
            <Card as="li" key={name}>
              <h4 className="font-semibold tracking-[-0.01em]">
                <Link to="#surfaces" className={stretchedLink}>
                  {name}
                </Link>
              </h4>
              <p className="mt-6 text-4xl font-medium tracking-[-0.03em] tabular-nums">{calls}</p>
              <p className="mt-1 text-sm text-soft">Calls in 2025, {change} on the year before</p>
            </Card>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}

const ports = [
  { name: 'Rotterdam', calls: '27,403', change: '+1.8%' },
  {
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Pier',
    calls: '12',
    change: '−25.0%',
  },
];
