import { confidences } from '../../../passport/passport.ts';
import type { Confidence } from '../../../figures/figure.ts';

export type GradeView = { grade: Confidence; meaning: string; figures: string; share: string; width: number };

/** Each grade with how many figures have it. */
export function gradesView(counted: ReadonlyMap<Confidence, number>): GradeView[] {
  const all = [...counted.values()].reduce((total, number) => total + number, 0);
  return (Object.keys(confidences) as Confidence[]).map((grade) => {
    const number = counted.get(grade) ?? 0;
    const part = all === 0 ? 0 : (100 * number) / all;
    return {
      grade,
      meaning: sentence(confidences[grade]),
      figures: whole.format(number),
      share: part > 0 && part < 1 ? 'under 1%' : `${whole.format(part)}%`,
      width: Math.round(part * 10) / 10,
    };
  });
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
