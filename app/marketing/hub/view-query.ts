/** The parameters that change a view of the hub, not what it is about: they are in no canonical address. */
export const viewQuery = ['sort', 'map', 'year'] as const;
