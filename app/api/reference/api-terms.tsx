import type { ReactNode } from 'react';
import { callLimit } from '../../base/limits.ts';

/** What holds for every call, and what we promise about changes. */
export function ApiTerms() {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-ink pt-8 md:grid-cols-2">
      <Terms id="conventions" title="Conventions">
        <Term name="Paging">
          Lists return <code>nextCursor</code> and a <code>Link</code> header. Keep going until{' '}
          <code>nextCursor</code> is null or the header has no <code>next</code> link. If a new edition is
          published meanwhile, the cursor returns a 410: start again.
        </Term>
        <Term name="Fields">
          <code>fields=slug,displayName</code> returns only these fields, in JSON and in CSV.
        </Term>
        <Term name="Bulk files">
          <code>/api/figures.csv</code> streams every matching row, up to the whole data set. If a download is
          interrupted, you get an error, never a silently truncated file.
        </Term>
        <Term name="Caching">
          Send the <code>ETag</code> back as <code>If-None-Match</code>. If nothing has changed, you get a 304
          without a body.
        </Term>
        <Term name="Limits">
          {callLimit.calls} calls a minute per IP address, including messages to the MCP server.{' '}
          <code>RateLimit</code> shows how many calls are left; when you run out, you get a 429 with{' '}
          <code>Retry-After</code>.
        </Term>
        <Term name="Errors">
          RFC 9457 problem details: <code>status</code>, <code>title</code> and a <code>detail</code> that
          says what to change.
        </Term>
      </Terms>
      <Terms id="deprecation" title="Versions and deprecation">
        <Term name="Changes without notice">
          New endpoints, parameters and fields. Ignore fields you do not recognise.
        </Term>
        <Term name="Changes with notice">
          Removing, renaming or redefining an endpoint, parameter or field. We mark it as{' '}
          <code>deprecated</code> in the OpenAPI document and send <code>Deprecation</code> and{' '}
          <code>Sunset</code> headers (RFC 9745 and RFC 8594) for at least twelve months beforehand.
        </Term>
        <Term name="Immediate changes">
          Removing anything that would otherwise disclose protected data or break the law. We announce such
          changes here.
        </Term>
        <Term name="Figures">
          A new edition may change any figure. Each carries <code>version</code> and <code>asOf</code>: cite
          both.
        </Term>
        <Term name="Currently deprecated">Nothing.</Term>
      </Terms>
    </div>
  );
}

function Terms({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <dl className="mt-4 grid gap-3 text-sm leading-[1.375rem]">{children}</dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-pretty text-soft">{children}</dd>
    </div>
  );
}
