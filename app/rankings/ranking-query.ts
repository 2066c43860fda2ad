export const rankingQuery = ['country', 'category'] as const;
