import { countryFacts, groupFacts, type MacroFact, macroFacts } from '../facts.ts';
import { baseYear } from '../years.ts';
import { type GrowthCurve, growthCurve } from './growth-curves.ts';
import { type Habits, habitsOf } from './habits.ts';

/** A country that the model describes: one with a population and a gross domestic product in the facts. */
export type Country = {
  code: string;
  name: string;
  subcontinent: string;
  curve: GrowthCurve;
  habits: Habits;
  macro: MacroFact;
  /** The published one, as it stands in `macro`. */
  gdp: NonNullable<MacroFact['gdpUsd']>;
  /** US dollars, brought from the year of the fact to the base year. */
  gdpPerHead: number;
};

const macroByCode = new Map(macroFacts.map((fact) => [fact.geoCode, fact]));

export const countries: readonly Country[] = countryFacts.flatMap((fact) => {
  const macro = macroByCode.get(fact.geoCode);
  if (!macro?.gdpUsd) return [];
  const { name, subcontinent, geoCode: code } = fact;
  const habits = habitsOf({ code, subcontinent });
  const curve = growthCurve(habits.curve);
  const gdpNow = macro.gdpUsd.value * (1 + curve.economy) ** (baseYear - macro.gdpUsd.year);
  const gdpPerHead = gdpNow / populationIn({ macro, habits }, baseYear);
  return { code, name, subcontinent, curve, habits, macro, gdp: macro.gdpUsd, gdpPerHead };
});

/** Groups of countries, the world first. What a region holds is the sum of its modelled members. */
export const groups: readonly { code: string; members: readonly Country[] }[] = groupFacts.map(
  ({ geoCode, members }) => ({
    code: geoCode,
    members: countries.filter(({ code }) => members.includes(code)),
  }),
);

/** The one published figure, carried to other years at the pace of the part of the world. */
export function populationIn({ macro, habits }: Pick<Country, 'macro' | 'habits'>, year: number) {
  return Math.round(macro.population.value * (1 + habits.populationGrowth) ** (year - macro.population.year));
}

/** Nominal, in US dollars. */
export function gdpIn({ gdp, curve }: Country, year: number): number {
  return gdp.value * (1 + curve.economy) ** (year - gdp.year);
}

/**
 * Part of the population from 0 to 1: the published figure, moved along a logistic curve.
 * Without one (a few territories) it is read off the income.
 */
export function internetUseIn({ macro, gdpPerHead }: Country, year: number): number {
  const fact = macro.internetUsersPct ?? { value: 100 / (1 + (6000 / gdpPerHead) ** 0.7), year: baseYear };
  const share = Math.min(fact.value / 100, 0.99);
  const odds = (share / (1 - share)) * Math.exp(0.15 * (year - fact.year));
  return odds / (1 + odds);
}
