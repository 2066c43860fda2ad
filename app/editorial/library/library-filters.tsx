import { ChoiceLinks } from '../../ui/navigation/choice-links.tsx';
import type { LibraryView } from './library-view.ts';

/** Links, so that they work without scripts and each choice has its address. */
export function LibraryFilters({ filters }: Pick<LibraryView, 'filters'>) {
  return (
    <div className="grid gap-4 print:hidden">
      {filters.map(({ label, choices }) => (
        <div key={label} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[4.5rem_1fr] sm:items-baseline">
          <p aria-hidden="true" className="text-sm font-medium text-soft">
            {label}
          </p>
          <ChoiceLinks label={label} choices={choices} />
        </div>
      ))}
    </div>
  );
}
