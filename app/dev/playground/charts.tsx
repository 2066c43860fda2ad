import { ChartFrame } from '../../charts/chart-frame.tsx';
import { Section, Specimen } from './section.tsx';

export type DrawnChart = { name: string; message: string; svg: string };

export function Charts({ charts }: { charts: readonly DrawnChart[] }) {
  return (
    <Section
      title="Charts"
      lead="Drawn on the server from the figures that stand in the table beside them. A range is a band: nobody sees where in it the number lies."
    >
      {charts.map(({ name, message, svg }) => (
        <Specimen key={name} name={name}>
          <ChartFrame svg={svg} label={message} />
        </Specimen>
      ))}
    </Section>
  );
}
