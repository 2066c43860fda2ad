import { AppLink } from '../app-link.tsx';
import { quietLink } from '../text-link.ts';

export type Crumb = { label: string; to: string };

export function Breadcrumb({ trail, current }: { trail: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {trail.map(({ label, to }, at) => (
          <li key={to} className="flex items-center gap-x-2">
            <AppLink to={to} className={`${quietLink} inline-flex min-h-8 items-center text-soft`}>
              {label}
            </AppLink>
            <span
              aria-hidden="true"
              className={`text-edge ${at === trail.length - 1 ? 'max-sm:hidden' : ''}`}
            >
              /
            </span>
          </li>
        ))}
        {/* On a phone the title right below says it. */}
        <li aria-current="page" className="min-w-0 py-1 text-ink wrap-anywhere max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
