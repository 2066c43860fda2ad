import type { ReactNode } from 'react';
import { href } from 'react-router';
import { createReadingApi, apiDocument } from '../../api/api.server.ts';
import { referenceEntries } from '../../api/api-reference.ts';
import { callLimit } from '../../base/limits.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { callApi, type ApiCall } from './api-call.server.ts';
import { CodeSample } from './code-sample.tsx';
import { FeatureFrame } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { callTool } from './mcp-call.server.ts';
import { showcaseRanking } from './showcase.server.ts';
import type { Route } from './+types/api-feature-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const data = dataContext(context);
  const { siteUrl } = services.settings;
  const ranking = await showcaseRanking(data);
  return {
    feature: featureView('api', siteUrl),
    json: ranking && (await callApi(services, `/api/rankings/${ranking.slug}`)),
    csv: await callApi(services, '/api/retailers.csv?region=de&category=fashion'),
    addresses: referenceEntries(apiDocument(createReadingApi(services), siteUrl)),
    rateLimit: callLimit.calls,
    toolCall: await callTool(services, 'explain_figure', { figure: 'market/pl/fashion/market-size/2025' }),
    mcpAddress: `${siteUrl}/mcp`,
  };
}

export default function ApiFeaturePage({ loaderData }: Route.ComponentProps) {
  const { feature, json, csv, addresses } = loaderData;
  return (
    <FeatureFrame feature={feature} full={{ label: 'API reference', to: href('/resources/api-reference') }}>
      <ApiCalls json={json} csv={csv} />
      <Section title="What holds for every call">
        <ApiTerms rateLimit={loaderData.rateLimit} />
      </Section>
      <Section
        anchor="mcp"
        title="For assistants: an MCP server"
        lead={
          <>
            The same figures as tools that an assistant can call, with their definitions and citations.{' '}
            <AppLink to={href('/features/mcp')} className={textLink}>
              Connect your assistant
            </AppLink>
          </>
        }
      >
        {loaderData.toolCall && (
          <div className="mt-8 max-w-3xl">
            <CodeSample
              command={loaderData.toolCall.command}
              output={loaderData.toolCall.answer}
              note={`Answered by ${loaderData.mcpAddress} when this page was made, shortened.`}
            />
          </div>
        )}
      </Section>
      <Section
        tone="mist"
        title={`${addresses.length} addresses`}
        lead={
          <>
            Each can be tried from the{' '}
            <AppLink to={href('/resources/api-reference')} className={textLink}>
              reference
            </AppLink>
            , with its parameters.
          </>
        }
      >
        <AddressList addresses={addresses} />
      </Section>
    </FeatureFrame>
  );
}

function ApiCalls({ json, csv }: { json: ApiCall | null; csv: ApiCall | null }) {
  return (
    <section
      aria-label="Two calls and their answers"
      className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      {json && <Call {...json} />}
      <div className="grid content-start gap-10">
        <FigureFields />
        {csv && <Call {...csv} />}
      </div>
    </section>
  );
}

function Call({ command, answer, type }: ApiCall) {
  return (
    <CodeSample
      command={command}
      output={answer}
      note={`${type}, shortened. Asked when this page was made: try it, and you get the same.`}
    />
  );
}

function FigureFields() {
  return (
    <section aria-labelledby="figure-fields">
      <h2 id="figure-fields" className="text-xl">
        A figure is never a bare number
      </h2>
      <dl className="mt-4 border-t border-ink text-[0.9375rem] leading-6">
        {fields.map(({ name, about }) => (
          <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-b border-line py-2.5">
            <dt className="font-mono text-[0.8125rem] leading-6 text-sea">{name}</dt>
            <dd className="text-soft">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const fields = [
  { name: 'visibility', about: 'Whether it is exact, a range, or locked. Each has its own field, or none.' },
  { name: 'range', about: 'From low up to, not including, high. Null is an open end.' },
  { name: 'method', about: 'Reported, observed, modelled, imputed or forecast.' },
  { name: 'confidence', about: 'A to D, from counted to an order of magnitude.' },
  { name: 'asOf', about: 'The date of the figure; nextUpdate is that of the next one.' },
  { name: 'passportUrl', about: 'The page on this figure alone, to link and to cite.' },
];

function ApiTerms({ rateLimit }: { rateLimit: number }) {
  return (
    <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <Term name="No key">
        Anyone may call it, from a server, a notebook, a spreadsheet or another web page. It sets no cookies.
      </Term>
      <Term name="JSON and CSV">
        JSON unless you ask otherwise. For CSV put <code>.csv</code> behind the path, or send{' '}
        <code>Accept: text/csv</code>. Texts come as JSON alone.
      </Term>
      <Term name={`${rateLimit} calls a minute`}>
        From one address. <code>RateLimit</code> headers say what is left; beyond it the answer is 429.
      </Term>
      <Term name="Kept fresh cheaply">
        Data comes with an <code>ETag</code>. Send it back, and what has not changed is a 304 without a body.
      </Term>
      <Term name="Faults that say what is wrong">
        A wrong parameter is a 400 that names it, an unknown thing a 404, in the form of RFC 9457.
      </Term>
      <Term name="Series and bulk files">
        <code>/api/figures</code> has whole series in one call; <code>/api/figures.csv</code> streams every
        published row.
      </Term>
      <Term name="No sudden changes">
        Fields are added, not removed. What has to go is announced{' '}
        <AppLink to={`${href('/resources/api-reference')}#deprecation`} className={textLink}>
          twelve months ahead
        </AppLink>
        .
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

type Address = { id: string; path: string; summary: string };

function AddressList({ addresses }: { addresses: readonly Address[] }) {
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
