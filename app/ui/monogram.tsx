type Props = {
  name: string;
  size?: keyof typeof sizes;
};

/** Shown instead of a shop's logo, which we have no right to use. The same name always has the same colour. */
export function Monogram({ name, size = 'medium' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-md font-semibold text-paper ${sizes[size]}`}
      style={{ background: `var(--color-data-${1 + (hashOf(name) % 8)})` }}
    >
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
    </span>
  );
}

const hashOf = (name: string) =>
  Array.from(name).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 9973, 0);

const sizes = {
  small: 'size-6 text-xs sm:size-7 sm:text-sm',
  medium: 'size-11 text-xl',
  large: 'size-14 text-2xl',
};
