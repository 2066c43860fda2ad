import type { FormEvent } from 'react';
import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Fold, PhoneFold } from '../ui/fold.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { quietLink, textLink } from '../ui/text-link.ts';
import { withCode } from '../ui/with-code.tsx';
import { referenceEntries, type ReferenceEntry } from './api-reference.ts';
import { ApiTerms } from './reference/api-terms.tsx';
import { createReadingApi, apiDocument } from './api.server.ts';
import { TryCall } from './reference/try-call.tsx';
import type { Route } from './+types/api-reference-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const document = apiDocument(createReadingApi(services), services.settings.siteUrl);
  return drawPage(
    context,
    {
      title,
      description:
        'Every endpoint of our free eCommerce data API, with parameters and examples you can run. JSON and CSV, no key needed.',
    },
    <Reference about={document.info.description ?? ''} entries={referenceEntries(document)} />,
  );
}

export default function ApiReferencePage({ loaderData: { head, body } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      {/* The forms are in the markup, so their calls are sent from here. */}
      <StaticBody markup={body} onSubmit={send} />
    </>
  );
}

async function send(event: FormEvent) {
  event.preventDefault();
  const { sendCall } = await import('./reference/try-call.client.ts');
  await sendCall(event.target as HTMLFormElement);
}

const title = 'API reference';

function Reference({ about, entries }: { about: string; entries: readonly ReferenceEntry[] }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
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
            MCP server for AI assistants
          </AppLink>
        </li>
      </ul>
      <EndpointIndex entries={entries} />
      <div className="mt-12 grid gap-10 sm:gap-14">
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </div>
      <ApiTerms />
    </div>
  );
}

function EndpointIndex({ entries }: { entries: readonly ReferenceEntry[] }) {
  return (
    <nav aria-label="Endpoints" className="mt-8">
      <PhoneFold label={`${entries.length} endpoints`}>
        <ul className="gap-x-8 border-t border-ink pt-2 sm:columns-2 lg:columns-3">
          {entries.map(({ id, path }) => (
            <li key={id} className="break-inside-avoid font-mono text-[0.875rem] wrap-anywhere">
              <a href={`#${id}`} className={`${quietLink} inline-block py-1`}>
                {path}
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}

function Entry({ id, path, summary, parameters, example }: ReferenceEntry) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-5 sm:pt-6">
      <h2 id={id} className="text-xl sm:text-2xl">
        {withCode(summary)}
      </h2>
      <p className="mt-2 font-mono text-[0.9375rem] wrap-anywhere">GET {path}</p>
      {parameters.length > 0 && (
        <div className="mt-2 sm:mt-4">
          <PhoneFold label={parameters.length === 1 ? '1 parameter' : `${parameters.length} parameters`}>
            <dl className="border-t border-ink text-[0.9375rem] leading-6">
              {parameters.map((parameter) => (
                <ParameterEntry key={parameter.name} {...parameter} />
              ))}
            </dl>
          </PhoneFold>
        </div>
      )}
      <TryCall id={`try-${id}`} example={example} />
    </section>
  );
}

function ParameterEntry({ name, place, about, values }: ReferenceEntry['parameters'][number]) {
  return (
    <div className="border-b border-line py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
      <dt>
        <code>{name}</code>
        {place === 'path' && <span className="ml-2 text-sm text-soft">in the path</span>}
      </dt>
      <dd className="text-soft">
        {withCode(about)}
        {values.length > 0 && (
          <Fold title={`All ${values.length} values`}>
            <ul className="gap-x-6 sm:columns-2 lg:columns-3">
              {values.map((value) => (
                <li key={value}>
                  <code>{value}</code>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </dd>
    </div>
  );
}
