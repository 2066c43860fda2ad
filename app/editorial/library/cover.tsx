/** Stands beside the title, which it repeats. */
export function Cover({ src, className = '' }: { src: string; className?: string }) {
  return (
    <img
      src={src}
      alt=""
      width={600}
      height={800}
      loading="lazy"
      className={`h-auto w-full rounded-sm border border-line bg-mist ${className}`}
    />
  );
}
