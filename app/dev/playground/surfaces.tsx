import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { stretchedLink } from '../../ui/text-link.ts';
import { Row, Section, Specimen } from './section.tsx';

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
  { name: 'Rotterdam', calls: '27,403', change: '+1.8 %' },
  {
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Pier',
    calls: '12',
    change: '−25.0 %',
  },
];
