/** Colours the countries of a map by the measure and the year that its form has chosen. */
export function showChosenView(frame: HTMLElement, form: HTMLFormElement): void {
  const measures = [...form.querySelectorAll<HTMLInputElement>('[name=map]')];
  const slider = form.querySelector<HTMLInputElement>('[name=year]')!;
  const chosen = measures.findIndex(({ checked }) => checked);
  const years = Number(slider.max) - Number(slider.min) + 1;
  const view = chosen * years + Number(slider.value) - Number(slider.min);
  const legends = [...frame.querySelectorAll<HTMLElement>('[data-legend]')];
  legends.forEach((legend, at) => (legend.hidden = at !== chosen));

  const names = legends[chosen]!.dataset['legend']!.split('|');
  const colours = [...legends[chosen]!.querySelectorAll('rect')].map((cell) => cell.getAttribute('fill')!);
  for (const country of frame.querySelectorAll<SVGGElement>('[data-views]')) {
    const step = Number.parseInt(country.dataset['views']!.charAt(view), 36);
    const says = `${nameOf(country)}: ${names[step] ?? 'N/A'}`;
    country.setAttribute('color', colours[step] ?? 'var(--color-mist)');
    for (const mark of [country, ...copiesOf(country, frame)]) mark.dataset['mark'] = says;
    const title = country.querySelector('title');
    if (title) title.textContent = says;
  }
  const shown = `${measures[chosen]!.nextElementSibling!.textContent}, ${slider.value}`;
  form.querySelector('output')!.value = shown;
  frame.querySelector('svg[aria-label]')!.setAttribute('aria-label', `${shown}, by country`);
}

/** A mark says 'Germany: $100–200bn'. */
const nameOf = ({ dataset }: SVGGElement) => dataset['mark']!.slice(0, dataset['mark']!.lastIndexOf(': '));

function copiesOf({ id }: SVGGElement, frame: HTMLElement) {
  return id ? frame.querySelectorAll<SVGUseElement>(`use[href="#${id}"]`) : [];
}
