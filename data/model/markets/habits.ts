import countryJson from '../../assumptions/country-habits.json' with { type: 'json' };
import partJson from '../../assumptions/parts-of-the-world.json' with { type: 'json' };

/** What the model assumes of a country for want of a figure of its own. METHODOLOGY.md gives the reasons. */
export type Habits = {
  /** The name of its growth curve. */
  curve: string;
  populationGrowth: number;
  /** Part of retail that is online at an income of 20,000 dollars and internet use of 95 %. */
  onlineShare: number;
  /** Part of the internet users who buy online. */
  buyers: number;
  /** Part of the market that third parties sell on platforms. */
  marketplaces: number;
  /** Against a shop in the United States at the same income. */
  orderValue: number;
  /** Percent of sessions that end with an order. */
  conversion: number;
  /** Percent of orders placed on a phone. */
  mobile: number;
  /** Mean rate of the taxes contained in what consumers spend. */
  tax: number;
  /** Against the usual return rate of each category. */
  returns: number;
  /** Part of published retail sales outside our categories, such as cars and fuel. */
  otherRetail: number;
  /** Months with sales days or feasts of their own, against the usual year of each category. */
  months: Readonly<Partial<Record<string, number>>>;
};

export function habitsOf({ code, subcontinent }: { code: string; subcontinent: string }): Habits {
  const part = parts[subcontinent];
  if (!part) throw new Error(`No habits are assumed for ${subcontinent}`);
  return { ...part, ...countries[code] };
}

const parts: Readonly<Record<string, Habits>> = partJson;
const countries: Readonly<Record<string, Partial<Habits>>> = countryJson;
