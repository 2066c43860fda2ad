/** 'Method and limits' becomes 'method-and-limits'. Static markup cannot use React's ids. */
export const headingId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
