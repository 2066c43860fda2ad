import type { Confidence, Figure } from '../figure.ts';
import { passportPathIn } from '../sheet-address.ts';
import { englishFormat } from './format.ts';

export type ShownValue = {
  text: string;
  passport: string;
  state: 'shown' | 'locked' | 'missing';
  grade?: Confidence;
};

export function presentFigure(figure: Figure, format = englishFormat): ShownValue {
  return {
    text: format.figure(figure),
    passport: passportPathIn(figure.passportUrl),
    state: stateOf(figure),
    grade: figure.confidence,
  };
}

function stateOf(figure: Figure): ShownValue['state'] {
  if (figure.visibility === 'no-access') return 'locked';
  const seen = figure.visibility === 'exact' ? figure.value : figure.range;
  return seen === null ? 'missing' : 'shown';
}
