import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import { referenceEntries, type ReferenceEntry } from './api-reference.ts';
import { ApiTerms } from './api-terms.tsx';
import { createReadingApi, apiDocument } from './api.server.ts';
import { TryCall } from './try-call.tsx';
import type { Route } from './+types/api-reference-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const document = apiDocument(createReadingApi(services), services.settings.siteUrl);
  return { about: document.info.description ?? '', entries: referenceEntries(document) };
}

export default function ApiReferencePage({ loaderData: { about, entries } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <PageHead
        title="API reference"
        description="Every endpoint of our free eCommerce data API, with parameters and examples you can run. JSON and CSV, no key needed."
      />
      <h1 className="text-4xl sm:text-5xl">API reference</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">{about}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <a className={textLink} href="/api/openapi.json">
            OpenAPI 3.1 document
          </a>
        </li>
        <li>
          <a className={textLink} href="#conventions">
            Conventions
          </a>
        </li>
        <li>
          <a className={textLink} href="#deprecation">
            Versions and deprecation
          </a>
        </li>
        <li>
          <AppLink className={textLink} to={href('/features/mcp')}>
            MCP server for assistants
          </AppLink>
        </li>
      </ul>
      <div className="mt-12 grid gap-14">
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </div>
      <ApiTerms />
    </div>
  );
}

function Entry({ id, path, summary, parameters, example }: ReferenceEntry) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-6">
      <h2 id={id} className="text-2xl">
        {withCode(summary)}
      </h2>
      <p className="mt-2 font-mono text-[0.9375rem] break-words">GET {path}</p>
      {parameters.length > 0 && (
        <div className="mt-4">
          <Table
            caption={`Parameters of ${path}`}
            captionHidden
            columns={parameterColumns}
            rows={parameters}
            rowKey={({ name }) => name}
          />
        </div>
      )}
      <TryCall example={example} />
    </section>
  );
}

/** Descriptions mark code with backticks, as OpenAPI documents do. */
function withCode(text: string) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part can occur twice
      <code key={at}>{part}</code>
    ),
  );
}

const parameterColumns: Column<ReferenceEntry['parameters'][number]>[] = [
  { key: 'name', head: 'Parameter', cell: ({ name }) => <code>{name}</code> },
  { key: 'place', head: 'In', cell: ({ place }) => place },
  { key: 'about', head: 'Meaning', cell: ({ about }) => withCode(about) },
];
