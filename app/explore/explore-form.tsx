import { useEffect, useRef, type FormEvent } from 'react';
import { href, useNavigate } from 'react-router';
import {
  countExplored,
  explorationPath,
  explorationViews,
  explorePath,
  mostExplored,
  normalised,
  type Exploration,
} from '../subjects/exploration.ts';
import { measureOf, measures } from '../subjects/measure.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { SelectBox } from '../ui/form/select.tsx';
import { Mark } from '../ui/mark.tsx';
import { textLink } from '../ui/text-link.ts';
import type { ExploreOptions } from './explorable.server.ts';

type Props = { state: Exploration; options: ExploreOptions };

/** With what the measure says, and the glossary's entry on it. */
export type FormProps = Props & { definition: string; term: string };

/** A plain form that asks for the next address. With scripts every change goes there at once. */
export function ExploreForm({ state, options, definition, term }: FormProps) {
  const { measure, places, categories, retailers, view } = state;
  const go = useExploration();
  // What the fields say counts, not `state`: a second choice may come before the answer to the first is shown.
  const goToChoice = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    go(chosenIn(new FormData(currentTarget)));
  const isMarket = measure.of === 'market';
  // What is added comes with each of the other kind, so that it may not fit although there is room.
  const isFullWith = (more: Partial<Exploration>) => countExplored({ ...state, ...more }) > mostExplored;
  const isFull = isFullWith(isMarket ? { places: [...places, ''] } : { retailers: [...retailers, ''] });
  const isFullOfCategories = isFullWith({ categories: [...categories, ''] });
  const isMap = view === 'map';
  return (
    <form
      action={explorePath}
      aria-label="What to show"
      className="grid gap-5 print:hidden"
      onChange={goToChoice}
    >
      <div>
        <Choice id="measure" label="Measure" value={measure.id} options={measureOptions} />
        <p className="mt-2 text-sm leading-5 text-soft">
          {definition}{' '}
          <AppLink to={href('/glossary/:slug', { slug: term })} className={textLink}>
            Glossary
          </AppLink>
        </p>
      </div>
      {isMarket ? (
        <>
          {isMap ? (
            <input type="hidden" name="places" value={places.join(',')} />
          ) : (
            <Subjects
              name="places"
              label="Countries and regions"
              adding="Add a country or region"
              values={places}
              options={options.places}
              isFull={isFull}
              withFlags
              change={(next) => ({ ...state, places: next })}
            />
          )}
          {!measure.wholeOnly && (
            <Categories state={state} options={options} isFull={isFullOfCategories || isMap} />
          )}
        </>
      ) : (
        <Subjects
          name="retailers"
          label="Retailers"
          adding="Add a retailer"
          values={retailers}
          options={options.retailers}
          isFull={isFull}
          change={(next) => ({ ...state, retailers: next })}
        />
      )}
      {isFull && !isMap && (
        <p className="text-sm leading-5 text-soft">
          A chart can show up to twelve series.{' '}
          {categories.length > 1
            ? 'Remove a place or a category to add another place.'
            : 'Remove one to add another.'}
        </p>
      )}
      <Years state={state} years={options.years} />
      {view !== 'chart' && <input type="hidden" name="view" value={view} />}
      {categories.length > 1 && <input type="hidden" name="category" value={categories.join(',')} />}
      {/* Scripts take every change at once: the button is for the time before they run. Its name makes the server
          redirect from an address with blank fields to the short one. */}
      <Button type="submit" name="show" value="1" className="[[data-hydrated]_&]:hidden">
        Update chart
      </Button>
    </form>
  );
}

const measureOptions = measures.map(({ id, label, group }) => ({ value: id, label, group }));

/** Goes to what is explored next, without leaving the place on the page. */
export function useExploration() {
  const navigate = useNavigate();
  return (next: Exploration, { replace = false } = {}) =>
    void navigate(explorationPath(normalised(next)), { preventScrollReset: true, replace });
}

function chosenIn(form: FormData): Exploration {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const list = (name: string, adding: string) => [...field(name).split(','), field(adding)].filter(Boolean);
  const year = (name: string) => Number(field(name)) || null;
  return {
    measure: measureOf(field('measure'))!,
    places: list('places', 'add'),
    categories: list('category', 'add-category'),
    retailers: list('retailers', 'add'),
    from: year('from'),
    to: year('to'),
    view: explorationViews.find((view) => view === field('view')) ?? 'chart',
  };
}

type Option = { value: string; label: string };

type SubjectsProps = {
  name: 'places' | 'category' | 'retailers';
  label: string;
  adding: string;
  values: readonly string[];
  options: readonly Option[];
  isFull: boolean;
  withFlags?: boolean;
  change: (next: readonly string[]) => Exploration;
};

/** What is chosen, each with a link that removes it, and a list to add one from. */
function Subjects({ name, label, adding, values, options, isFull, withFlags, change }: SubjectsProps) {
  const labels = new Map(options.map((option) => [option.value, option.label.trim()]));
  const isAlone = values.length === 1;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {values.map((value) => (
          <li
            key={value}
            className="flex min-h-8 items-center rounded-md border border-line bg-paper text-[0.9375rem]"
          >
            <span className={`inline-flex items-center gap-1.5 pl-2.5 ${isAlone ? 'pr-2.5' : ''}`}>
              {withFlags && <Flag country={value} />}
              {labels.get(value) ?? value}
            </span>
            {!isAlone && (
              <AppLink
                to={explorationPath(normalised(change(values.filter((one) => one !== value))))}
                preventScrollReset
                rel="nofollow"
                className="grid size-8 place-items-center rounded-md text-soft hover:text-ink"
              >
                <Mark path="M18 6 6 18M6 6l12 12" className="size-4" />
                <span className="sr-only">Remove {labels.get(value)}</span>
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      {name !== 'category' && <input type="hidden" name={name} value={values.join(',')} />}
      {!isFull && (
        <Adding
          name={name === 'category' ? 'add-category' : 'add'}
          label={adding}
          options={options.filter(({ value }) => !values.includes(value))}
        />
      )}
    </fieldset>
  );
}

/** One category is exchanged for another; several are listed like places. */
function Categories({ state, options, isFull }: Props & { isFull: boolean }) {
  const { categories } = state;
  if (categories.length > 1) {
    return (
      <Subjects
        name="category"
        label="Categories"
        adding="Add a category"
        values={categories}
        options={options.categories}
        isFull={isFull}
        change={(next) => ({ ...state, categories: next })}
      />
    );
  }
  const [only] = categories;
  return (
    <div>
      <Choice id="category" label="Category" value={only!} options={options.categories} />
      {!isFull && (
        <Adding
          name="add-category"
          label="Add a category"
          options={options.categories.filter(({ value }) => value !== only)}
        />
      )}
    </div>
  );
}

function Years({ state: { from, to, view }, years }: { state: Exploration; years: readonly number[] }) {
  const optionsWith = (none: string) => [
    { value: '', label: none },
    ...years.map((year) => ({ value: String(year), label: String(year) })),
  ];
  if (view === 'map')
    return <Choice id="to" label="Year" value={String(to ?? '')} options={optionsWith('Latest')} />;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Choice id="from" label="From" value={String(from ?? '')} options={optionsWith('Earliest')} />
      <Choice id="to" label="To" value={String(to ?? '')} options={optionsWith('Latest')} />
    </div>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  options: readonly (Option & { group?: string })[];
};

/** Keeps the reader's choice while its answer is on the way, and follows the address when that changes. */
function Choice({ id, label, value, options }: ChoiceProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <SelectBox
        ref={useFollowing(value, options)}
        id={id}
        name={id}
        defaultValue={value}
        options={options}
      />
    </div>
  );
}

function Adding({ name, label, options }: Omit<ChoiceProps, 'id' | 'value'> & { name: string }) {
  return (
    <div className="mt-2">
      <SelectBox
        ref={useFollowing('', options)}
        aria-label={label}
        name={name}
        defaultValue=""
        placeholder={`${label}…`}
        options={options}
      />
    </div>
  );
}

function useFollowing(value: string, options: ChoiceProps['options']) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value, options]);
  return select;
}
