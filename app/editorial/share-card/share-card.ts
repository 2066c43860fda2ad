import type { Content } from '../content.ts';

/** The preview of a link on social networks and in chats. */
export type ShareCard = { kicker: string; title: string; about: string };

export const shareCardPath = (kind: ShareCardKind, slug: string) => `/share-image/${kind}/${slug}.png`;

type ShareCardKind = 'blog' | 'glossary' | 'whitepaper' | 'report';

export function findShareCard(content: Content, key: string): ShareCard | null {
  const [kind = '', slug = '', ...more] = key.split('/');
  const isKnown = more.length === 0 && Object.hasOwn(finders, kind);
  return isKnown ? finders[kind as ShareCardKind](content, slug) : null;
}

const bySlug =
  (slug: string) =>
  <Entry extends { slug: string }>(entries: readonly Entry[]) =>
    entries.find((entry) => entry.slug === slug);

const finders: Readonly<Record<ShareCardKind, (content: Content, slug: string) => ShareCard | null>> = {
  blog({ articles }, slug) {
    const article = bySlug(slug)(articles.filter(({ previewHash }) => previewHash === null));
    return article ? { kicker: 'Blog', title: article.title, about: article.summary } : null;
  },
  glossary({ terms }, slug) {
    const term = bySlug(slug)(terms);
    return term ? { kicker: 'Glossary', title: term.title, about: term.definition } : null;
  },
  whitepaper({ whitepapers }, slug) {
    const paper = bySlug(slug)(whitepapers);
    const about = paper?.metaData?.description ?? paper?.features[0] ?? '';
    return paper ? { kicker: 'Whitepaper', title: paper.title, about } : null;
  },
  report({ reports }, slug) {
    const report = bySlug(slug)(reports);
    return report ? { kicker: 'Report', title: report.title, about: report.summary } : null;
  },
};
