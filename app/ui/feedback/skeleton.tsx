/** The place of something that is on its way. Size it by `className`; the region around it is `aria-busy`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`${shimmer} ${className}`} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`h-3.5 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  );
}

const shimmer = 'block animate-pulse rounded-sm bg-line/60';
