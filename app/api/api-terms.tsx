import type { ReactNode } from 'react';
import { callLimit } from '../base/limits.ts';

/** What holds for every call, and what we promise about changes. */
export function ApiTerms() {
  return (
    <div className="mt-16 grid gap-x-16 gap-y-12 border-t border-ink pt-8 lg:grid-cols-2">
      <Terms id="conventions" title="Conventions">
        <Term name="Paging">
          Lists answer with <code>nextCursor</code> and a <code>Link</code> header. Follow either until it is
          gone. If a new edition of the data comes out meanwhile, the cursor answers 410 and you start again.
        </Term>
        <Term name="Fields">
          <code>fields=slug,displayName</code> leaves out everything else, in JSON and in CSV.
        </Term>
        <Term name="Bulk files">
          <code>/api/figures.csv</code> streams every row that matches, up to the whole data set. A download
          that breaks off ends with an error, never as a shorter file.
        </Term>
        <Term name="Caching">
          Send the <code>ETag</code> back as <code>If-None-Match</code>. What has not changed is a 304 without
          a body.
        </Term>
        <Term name="Limits">
          {callLimit.calls} calls a minute from one address, counted together with messages to the MCP server.{' '}
          <code>RateLimit</code> says what is left; beyond it the answer is 429 with <code>Retry-After</code>.
        </Term>
        <Term name="Errors">
          RFC 9457 problems: <code>status</code>, <code>title</code> and a <code>detail</code> that says what
          to change.
        </Term>
      </Terms>
      <Terms id="deprecation" title="Versions and deprecation">
        <Term name="What may change any time">
          New addresses, parameters and fields. Ignore fields that you do not know.
        </Term>
        <Term name="What changes with notice">
          Removing or renaming an address, parameter or field, or changing what it means. We mark it as{' '}
          <code>deprecated</code> in the OpenAPI document and send <code>Deprecation</code> and{' '}
          <code>Sunset</code> headers (RFC 9745 and RFC 8594) for at least twelve months before it goes.
        </Term>
        <Term name="What we may stop at once">
          Anything that would reveal what it must not, or that the law forbids. We say so here.
        </Term>
        <Term name="Figures">
          A new edition may change any figure. Each carries <code>version</code> and <code>asOf</code>: cite
          both.
        </Term>
        <Term name="Deprecated today">Nothing.</Term>
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
      <dl className="mt-4 grid gap-4 text-[0.9375rem] leading-6">{children}</dl>
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
