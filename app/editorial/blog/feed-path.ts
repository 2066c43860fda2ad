export const feedPath = '/blog/feed.xml';
