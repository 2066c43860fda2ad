import type { Exhibit } from '../../../data-pages/exhibit.ts';
import type { Edition } from '../../../figures/dataset.ts';
import type { Wording } from '../../../data-pages/wording.ts';
import type { MetricKey } from '../../../figures/metric.ts';
import type { Language, Slide } from '../../content.ts';
import type { Block } from '../../prose/prose.ts';
import type { ResolvedBlock } from '../../prose/resolved-prose.ts';

/** The loaded data set as texts see it: what their references lead to, and how it is written in a language. */
export type LibraryData = {
  siteUrl: string;
  edition: Edition;
  wording: (language: Language) => LibraryWording;
  /** What the wording is made from: where it changes, files change too. */
  terms: (language: Language) => unknown;
  findProse: (blocks: readonly Block[], language: Language) => Promise<readonly ResolvedBlock[]>;
  /** Null where the data set has no such chart. */
  findSlide: (slide: Slide, language: Language) => Promise<Exhibit | null>;
};

export type LibraryWording = Wording & { metric: (key: MetricKey) => string };
