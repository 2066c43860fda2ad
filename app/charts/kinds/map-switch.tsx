import type { MapViews } from '../chart.ts';

/** A form, so that it works without scripts; with them `map-switch.client.ts` shows each choice at once. */
export function MapSwitch({ views: { action, measures, years, measure, year } }: { views: MapViews }) {
  return (
    <form action={action} className="map-switch" data-map-switch="">
      <fieldset>
        <legend className="sr-only">Measure</legend>
        {measures.map(({ key, name }) => (
          <label key={key}>
            <input type="radio" name="map" value={key} defaultChecked={key === measure} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <label className="map-years">
        <span className="sr-only">Year</span>
        <span aria-hidden="true">{years[0]}</span>
        <input type="range" name="year" min={years[0]} max={years.at(-1)} step={1} defaultValue={year} />
        <span aria-hidden="true">{years.at(-1)}</span>
      </label>
      <output>
        {measures.find(({ key }) => key === measure)?.name}, {year}
      </output>
      <button type="submit">Show</button>
    </form>
  );
}
