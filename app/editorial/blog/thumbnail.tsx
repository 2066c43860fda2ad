import type { ArticleSummary } from './articles.ts';

type Props = Pick<ArticleSummary, 'thumbnail'> & { loading?: 'lazy' | 'eager' };

/** Decorative: the chart of an article, in the theme of the page. */
export function Thumbnail({ thumbnail: { light, dark }, loading = 'lazy' }: Props) {
  return (
    <picture>
      <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />
      <img
        src={light}
        alt=""
        width={720}
        height={405}
        loading={loading}
        className="h-auto w-full rounded-md bg-mist transition-shadow group-hover:shadow-float"
      />
    </picture>
  );
}
