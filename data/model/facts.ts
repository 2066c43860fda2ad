import type { CategorySlug } from '../../app/taxonomy/category.ts';
import providersJson from '../facts/brands-payments-shipping.json' with { type: 'json' };
import publishedJson from '../facts/ecommerce-public-figures.json' with { type: 'json' };
import ratesJson from '../facts/exchange-rates.json' with { type: 'json' };
import macroJson from '../facts/macro.json' with { type: 'json' };
import regionsJson from '../facts/regions.json' with { type: 'json' };
import retailersJson from '../facts/retailers.json' with { type: 'json' };

type CountryFact = {
  geoCode: string;
  alpha2: string;
  name: string;
  prefixedShortName: string;
  continent: string;
  subcontinent: string;
};

export const countryFacts: readonly CountryFact[] = regionsJson.countries;

type GroupFact = {
  geoCode: string;
  shortName: string;
  prefixedName: string;
  members: readonly string[];
};

export const groupFacts: readonly GroupFact[] = regionsJson.groups;

type MacroFigure = { value: number; year: number; source: string };

export type MacroFact = {
  geoCode: string;
  population: MacroFigure;
  gdpUsd?: MacroFigure;
  internetUsersPct?: MacroFigure;
};

export const macroFacts: readonly MacroFact[] = macroJson.rows;

export const exchangeRates: Readonly<Record<string, Readonly<Record<string, number>>>> = ratesJson.rates;

/** Published figures. What is not marked `read` may calibrate the model, but is never published. */
export type CountryFigureFact = {
  geoCode: string;
  indicator: string;
  value: number;
  unit: string;
  year: number | string;
  source: string;
  url: string;
  confidence: string;
  note?: string;
};

export const countryFigureFacts: readonly CountryFigureFact[] = publishedJson.countryFigures;

export type SeriesFact = {
  geoCode: string;
  indicator: string;
  unit: string;
  source: string;
  url: string;
  values: Readonly<Record<string, number>>;
};

type Periods = Readonly<Partial<Record<string, number>>>;

export const seriesFacts: readonly SeriesFact[] = publishedJson.series.map((series) => {
  // Inferred from the file, each series would have the periods of all others as undefined.
  const periods: Periods = series.values;
  return { ...series, values: periods as SeriesFact['values'] };
});

type YearlyShares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Eurostat: percent of the people aged 16 to 74 who bought online in the last three months. */
export const eurostatBuyers: { indicator: string; unit: string; source: string; values: YearlyShares } =
  publishedJson.onlineBuyersPct;

export type CompanyFigureFact = {
  retailer: string;
  metric: string;
  fiscalYear: string;
  value: number;
  unit: string;
  source: string;
  confidence: string;
  url?: string;
};

export const companyFigureFacts: readonly CompanyFigureFact[] = publishedJson.companyFigures;

export type RetailerFact = {
  name: string;
  displayName: string;
  domain: string;
  country: string;
  category: CategorySlug;
};

export const retailerFacts = retailersJson as readonly RetailerFact[];

type ProviderFact = { name: string; type: string; country?: string };

export const providerFacts: Readonly<
  Record<'paymentMethods' | 'shippingProviders' | 'shopSoftware', readonly ProviderFact[]>
> = providersJson;
