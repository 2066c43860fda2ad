import { Alert } from '../ui/feedback/alert.tsx';

type Props = { unknown: readonly string[]; beyond: readonly string[] };

/** What was asked for and is not shown, and why. */
export function LeftOut({ unknown, beyond }: Props) {
  if (unknown.length + beyond.length === 0) return null;
  return (
    <div className="mt-6">
      <Alert severity="warning" title="Not everything is shown">
        {unknown.length > 0 && <p>Not among our sample data: {inList(unknown)}.</p>}
        {beyond.length > 0 && <p>Four fit beside each other, so these are left out: {inList(beyond)}.</p>}
      </Alert>
    </div>
  );
}

const inList = (subjects: readonly string[]) =>
  subjects.map((subject) => subject.replace('~', '/')).join(', ');
