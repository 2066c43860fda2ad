/** The fixed texts of the error screens, by status. */
export type ErrorScreenTexts = { title: string; lines: readonly string[] };

export function errorScreenTexts(status: number): ErrorScreenTexts {
  return screens[status] ?? anyOther;
}

const internalProblem = 'We are experiencing an internal server problem.';

const anyOther: ErrorScreenTexts = { title: 'Something went wrong', lines: [internalProblem] };

const screens: Record<number, ErrorScreenTexts> = {
  404: { title: 'Page not found', lines: ["We're sorry!", 'The link is broken or the page has been moved.'] },
  410: { title: 'Page gone', lines: ['This page has been permanently removed.'] },
  503: {
    title: 'Service Temporarily Unavailable',
    lines: [internalProblem, 'Please try again later.'],
  },
};
