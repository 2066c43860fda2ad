/** '1 row', '14 rows'. */
export const rowCount = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
