export type Slide = { title: string; picture: string };

type Props = Slide & {
  /** Of the picture, as it is drawn. */
  size: readonly [width: number, height: number];
  small?: boolean;
};

/** A drawn page with its title. It opens in full. */
export function Plate({ title, picture, size: [width, height], small = false }: Props) {
  return (
    <figure>
      <a href={picture} className="block cursor-zoom-in rounded-sm">
        <img
          src={picture}
          alt={title}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded-sm border border-line bg-mist"
        />
      </a>
      <figcaption
        className={`mt-2 leading-snug text-pretty text-soft ${small ? 'text-sm' : 'text-[0.9375rem]'}`}
      >
        {title}
      </figcaption>
    </figure>
  );
}
