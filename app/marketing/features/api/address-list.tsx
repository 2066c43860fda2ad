import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { quietLink } from '../../../ui/text-link.ts';

type Address = { id: string; path: string; summary: string };

/** Every address of the API, with the way to its part of the reference. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  return (
    <dl className="mt-8 grid gap-x-12 border-t border-ink lg:grid-cols-2">
      {addresses.map(({ id, path, summary }) => (
        <div key={id} className="border-b border-line py-3">
          <dt className="font-mono text-[0.875rem] wrap-anywhere">
            <AppLink to={`${href('/resources/api-reference')}#${id}`} className={quietLink}>
              {path}
            </AppLink>
          </dt>
          <dd className="mt-0.5 text-sm leading-5 text-soft">{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
