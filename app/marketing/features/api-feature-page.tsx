import type { ReactNode } from 'react';
import { href, type RouterContextProvider } from 'react-router';
import { createReadingApi, apiDocument } from '../../api/api.server.ts';
import { referenceEntries } from '../../api/api-reference.ts';
import { dateInWords } from '../../base/dates.ts';
import { callLimit } from '../../base/limits.ts';
import { servicesContext } from '../../context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { rangesNote } from '../../figures/format/format.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import { metricOf } from '../../figures/metric.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ShortOnPhones } from '../../ui/fold.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { withCode } from '../../ui/with-code.tsx';
import { callApi, callForFigure, type ApiCall } from './api-call.server.ts';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { CodeSample } from './code-sample.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { showcaseRanking } from './showcase.server.ts';
import type { Route } from './+types/api-feature-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <ApiBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const data = dataContext(context);
  const { siteUrl } = services.settings;
  const [ranking, found] = await Promise.all([
    showcaseRanking(data),
    findFigure(data, `market/de/all/market-size/${data.baseYear}`),
  ]);
  return {
    feature: featureView('api', siteUrl),
    figure: found && {
      about: `${metricOf('market-size').label}, ${found.figure.scope}, ${found.figure.period}`,
      value: presentFigure(found.figure),
    },
    edition: { ...data.edition, asOf: dateInWords(data.edition.asOf) },
    one: await callForFigure(services, data.baseYear),
    json: ranking && (await callApi(services, `/api/rankings/${ranking.slug}`)),
    csv: await callApi(services, '/api/retailers.csv?region=de&category=fashion'),
    addresses: referenceEntries(apiDocument(createReadingApi(services), siteUrl)),
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function ApiBody({ feature, figure, edition, one, json, csv, addresses }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: 'API reference', to: href('/resources/api-reference') }}
      picture={one && <OneFigure call={one} figure={figure} edition={edition} />}
    >
      <Section title="Lists as JSON, tables as CSV">
        <ApiCalls json={json} csv={csv} />
      </Section>
      <Section title="The rules">
        <ApiTerms />
      </Section>
      <Section
        title={`${addresses.length} endpoints`}
        lead={
          <>
            Try each one, with its parameters, in the{' '}
            <AppLink to={href('/resources/api-reference')} className={textLink}>
              API reference
            </AppLink>
            .
          </>
        }
      >
        <AddressList addresses={addresses} />
      </Section>
    </FeatureFrame>
  );
}

type OneFigureProps = { call: ApiCall } & Pick<View, 'figure' | 'edition'>;

/** A call, and the figure that it returns as visitors see it. */
function OneFigure({ call, figure, edition }: OneFigureProps) {
  return (
    <OpeningPicture edition={edition} rangesNote={rangesNote}>
      <CodeSample command={call.command} output={call.answer} folded />
      {figure && (
        <p className="mt-5">
          <span className="block text-sm text-soft">{figure.about}</span>
          <PassportLink
            value={figure.value}
            className="text-[clamp(2.5rem,10vw,4rem)] leading-[1.15] font-[650] tracking-[-0.035em]"
          />
        </p>
      )}
    </OpeningPicture>
  );
}

function ApiCalls({ json, csv }: Pick<View, 'json' | 'csv'>) {
  return (
    <>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {json && <Call {...json} />}
        {csv && <Call {...csv} />}
      </div>
      <FigureFields />
    </>
  );
}

function Call({ command, answer, type }: ApiCall) {
  return <CodeSample command={command} output={answer} note={`Real response (${type}), shortened.`} />;
}

function FigureFields() {
  return (
    <section aria-labelledby="figure-fields" className="mt-10">
      <h3 id="figure-fields" className="text-xl">
        Never a bare number
      </h3>
      <dl className="mt-4 grid gap-x-12 border-t border-ink text-[0.9375rem] leading-6 lg:grid-cols-2">
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
  { name: 'visibility', about: 'Exact, a range, or locked.' },
  { name: 'range', about: 'From low up to but not including high. Null means no limit at that end.' },
  { name: 'method', about: 'Reported, observed, modelled, imputed or forecast.' },
  { name: 'confidence', about: 'A to D, from a counted figure to a rough guide.' },
  { name: 'asOf', about: 'The date of the figure. nextUpdate says when the next one is due.' },
  { name: 'passportUrl', about: 'A permanent page for this figure, to link to and cite.' },
];

function ApiTerms() {
  return (
    <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <Term name="No key">
        Call it from a server, a notebook, a spreadsheet or a web page. It sets no cookies.
      </Term>
      <Term name="JSON and CSV">
        JSON by default. For CSV, add <code>.csv</code> to the path or send <code>Accept: text/csv</code>.
        Articles, reports, definitions and FAQs are JSON only.
      </Term>
      <Term name={`${callLimit.calls} calls a minute`}>
        Per IP address. <code>RateLimit</code> headers show how many calls are left; when you run out, you get
        a 429.
      </Term>
      <Term name="Cheap to keep fresh">
        Responses carry an <code>ETag</code>. Send it back, and unchanged data returns a 304 without a body.
      </Term>
      <Term name="Errors you can act on">
        An invalid parameter returns a 400 that names it; an unknown market or shop returns a 404. Both follow
        RFC 9457.
      </Term>
      <Term name="Series and bulk files">
        <code>/api/figures</code> returns whole series in one call; <code>/api/figures.csv</code> streams
        every published row.
      </Term>
      <Term name="No sudden changes">
        We may add fields at any time, but removals and renames are announced{' '}
        <AppLink to={`${href('/resources/api-reference')}#deprecation`} className={textLink}>
          at least twelve months ahead
        </AppLink>
        , unless waiting that long would disclose protected data or break the law.
      </Term>
      <Term name="Generate your client">
        From our{' '}
        <a href="/api/openapi.json" className={textLink}>
          OpenAPI 3.1 document
        </a>
        , in any language.
      </Term>
      <Term name="For assistants: an MCP server" anchor="mcp">
        The same figures, served as tools, with definitions and citations.{' '}
        <AppLink to={href('/features/mcp')} className={textLink}>
          Connect your assistant
        </AppLink>
      </Term>
    </dl>
  );
}

function Term({ name, anchor, children }: { name: string; anchor?: string; children: ReactNode }) {
  return (
    <div id={anchor} className="border-t border-line pt-4">
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{children}</dd>
    </div>
  );
}

function AddressList({ addresses }: Pick<View, 'addresses'>) {
  return (
    <ShortOnPhones label={`Show all ${addresses.length} endpoints`}>
      <dl className="mt-8 grid gap-x-12 border-t border-ink lg:grid-cols-2">
        {addresses.map(({ id, path, summary }, at) => (
          <div
            key={id}
            className={`border-b border-line py-3 ${at >= firstOnPhones ? 'more-on-phones' : ''}`}
          >
            <dt className="font-mono text-[0.875rem] wrap-anywhere">
              <AppLink to={`${href('/resources/api-reference')}#${id}`} className={quietLink}>
                {path}
              </AppLink>
            </dt>
            <dd className="mt-0.5 text-sm leading-5 text-soft">{withCode(summary)}</dd>
          </div>
        ))}
      </dl>
    </ShortOnPhones>
  );
}

const firstOnPhones = 6;
