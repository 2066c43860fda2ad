import { AppLink } from '../app-link.tsx';
import { quietLink } from '../text-link.ts';

export type Crumb = { label: string; to: string };

export function Breadcrumb({ trail, current }: { trail: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-x-2">
            <AppLink to={to} className={`${quietLink} inline-flex min-h-8 items-center text-soft`}>
              {label}
            </AppLink>
            <span aria-hidden="true" className="text-edge">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1 text-ink wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  );
}
