import type { Content } from '../content.ts';

/** A webinar that one can still register for, in words. */
export type UpcomingWebinar = {
  slug: string;
  title: string;
  about: string;
  starts: string;
  /** 'Thursday, 10 December 2026 at 15:00, Berlin time, 45 minutes'. */
  when: string;
  speakers: readonly { name: string; role: string }[];
};

/** Those that have not begun, the next one first. */
export function upcomingWebinars(
  { webinars, authors }: Pick<Content, 'webinars' | 'authors'>,
  now: Date,
): UpcomingWebinar[] {
  return webinars
    .filter(({ starts }) => new Date(starts) > now)
    .toSorted((one, other) => new Date(one.starts).getTime() - new Date(other.starts).getTime())
    .map(({ slug, title, about, starts, minutes, speakers }) => ({
      slug,
      title,
      about,
      starts,
      when: `${dayAndTime.format(new Date(starts))}, Berlin time, ${minutes} minutes`,
      speakers: authors.filter(({ id }) => speakers.includes(id)).map(({ name, role }) => ({ name, role })),
    }));
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
