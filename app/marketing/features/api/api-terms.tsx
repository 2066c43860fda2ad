import type { ReactNode } from 'react';
import { textLink } from '../../../ui/text-link.ts';

/** Key, formats, limits and faults. */
export function ApiTerms({ callsPerMinute }: { callsPerMinute: number }) {
  return (
    <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <Term name="No key">
        Anyone may call it, from a server, a notebook, a spreadsheet or another web page. It sets no cookies.
      </Term>
      <Term name="JSON and CSV">
        JSON unless you ask otherwise. For CSV put <code>.csv</code> behind the path, or send{' '}
        <code>Accept: text/csv</code>. Texts come as JSON alone.
      </Term>
      <Term name={`${callsPerMinute} calls a minute`}>
        From one address. Beyond that the answer is 429, and a header says when to come back.
      </Term>
      <Term name="Kept fresh cheaply">
        Data comes with an <code>ETag</code>. Send it back, and what has not changed is a 304 without a body.
      </Term>
      <Term name="Faults that say what is wrong">
        A wrong parameter is a 400 that names it, an unknown thing a 404, in the form of RFC 9457.
      </Term>
      <Term name="Described by itself">
        An{' '}
        <a href="/api/openapi.json" className={textLink}>
          OpenAPI 3.1 document
        </a>{' '}
        from which a client in your language can be made.
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{children}</dd>
    </div>
  );
}
