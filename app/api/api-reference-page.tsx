import type { FormEvent, ReactNode } from 'react';
import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { CodeLines } from '../ui/code-lines.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { textLink } from '../ui/text-link.ts';
import { apiReference, referenceEntries, type ApiReference, type ReferenceGroup } from './api-reference.ts';
import { apiDocument, createReadingApi } from './api.server.ts';
import { ApiTerms } from './reference/api-terms.tsx';
import { curlOf, sampleUrl } from './reference/code-samples.ts';
import { Endpoint, Parameters } from './reference/endpoint.tsx';
import { EndpointList } from './reference/endpoint-list.tsx';
import { sampleAnswers } from './reference/sample-answers.server.ts';
import type { Route } from './+types/api-reference-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.settings;
  const api = createReadingApi(services);
  const document = apiDocument(api, siteUrl);
  const paths = referenceEntries(document).map(({ example }) => example);
  return drawPage(
    context,
    {
      title,
      description:
        'Every endpoint of our free eCommerce data API, with parameters and current responses. JSON and CSV, no key needed.',
    },
    <Reference
      about={document.info.description ?? ''}
      reference={apiReference(document)}
      answers={await sampleAnswers(api, siteUrl, paths)}
      address={sampleUrl(siteUrl)}
    />,
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

type Props = {
  about: string;
  reference: ApiReference;
  /** By the address of the call. */
  answers: ReadonlyMap<string, string>;
  /** Of the site, in code to copy. */
  address: string;
};

function Reference({ about, reference: { groups, sharedParameters }, answers, address }: Props) {
  const start = groups[0]!.entries[0]!;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 pb-14 sm:px-6 sm:pt-16">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">
        {about} The responses below are current, but show only the first item of each list.
      </p>
      <Links />
      <div className="mt-8 grid gap-x-8 gap-y-8 lg:mt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <EndpointList groups={groups} start={start.id} />
        <div className="grid min-w-0 gap-10">
          {groups.map((group) => (
            <Group key={group.id} {...group}>
              {group.entries.map((entry) => (
                <Endpoint
                  key={entry.id}
                  entry={entry}
                  answer={answers.get(entry.example)}
                  isBrief={group.isBrief}
                  start={entry === start && <Command command={curlOf(address + entry.example)} />}
                />
              ))}
            </Group>
          ))}
          <section aria-labelledby="list-parameters">
            <h2 id="list-parameters" className={groupTitle}>
              Paging and fields
            </h2>
            <div className="mt-4 max-w-2xl">
              <Parameters parameters={sharedParameters} />
            </div>
          </section>
          <ApiTerms />
        </div>
      </div>
    </div>
  );
}

function Links() {
  return (
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
  );
}

type GroupProps = Pick<ReferenceGroup, 'id' | 'name' | 'about'> & { children: ReactNode };

function Group({ id, name, about, children }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className={groupTitle}>
          {name}
        </h2>
        <p className="text-[0.9375rem] text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}

const groupTitle = 'scroll-mt-24 text-2xl';

function Command({ command }: { command: string }) {
  return (
    <div className="mt-3 overflow-hidden rounded-lg border border-line">
      <CodeLines lines={command.split('\n')} look="bg-mist" />
    </div>
  );
}
