import type { ArticleSummary } from './articles.ts';

type Props = Pick<ArticleSummary, 'pictures'> & {
  /** Where it is so small that words on it could not be read. */
  sketch?: 'always' | 'on phones';
  loading?: 'lazy' | 'eager';
};

/** Decorative: the chart of an article, in the theme of the page. */
export function Thumbnail({ pictures, sketch, loading = 'lazy' }: Props) {
  const [name, look] =
    sketch === 'always' ? ['sketch', 'aspect-square'] : ['chart', sketch ? phoneLook : 'aspect-video'];
  return (
    <picture>
      {sketch === 'on phones' && (
        <>
          <source srcSet={`${pictures}/sketch-dark.svg`} media={`${phone} and ${dark}`} />
          <source srcSet={`${pictures}/sketch.svg`} media={phone} />
        </>
      )}
      <source srcSet={`${pictures}/${name}-dark.svg`} media={`screen and ${dark}`} />
      <img
        src={`${pictures}/${name}.svg`}
        alt=""
        loading={loading}
        className={`w-full rounded-md bg-mist transition-shadow group-hover:shadow-float ${look}`}
      />
    </picture>
  );
}

const phone = 'screen and (width < 640px)';
const dark = '(prefers-color-scheme: dark)';

const phoneLook = 'aspect-video max-sm:aspect-square';
