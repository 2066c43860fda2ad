import type { ReactNode } from 'react';
import { href, type RouterContextProvider } from 'react-router';
import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import { callLimit } from '../../base/limits.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { servicesContext } from '../../context.server.ts';
import { DrawnExhibits } from '../../passport/drawn-figures.tsx';
import { maxBodyBytes } from '../../edge/policies.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { passportPathIn } from '../../figures/sheet-address.ts';
import { sheetContext } from '../../figures/sheet-context.server.ts';
import { toolBriefs } from '../../mcp/run-tool.server.ts';
import { PassportArea } from '../../passport/passport-area.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { ShortOnPhones } from '../../ui/fold.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { assistantSetups, type AssistantSetup } from './assistants.ts';
import { CodeSample } from './code-sample.tsx';
import { FeatureClosing, FeatureOpening, headOf } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { sampleUrl } from '../../api/reference/code-samples.ts';
import { callTool, sizeOfMarket } from './mcp-call.server.ts';
import type { Route } from './+types/mcp-feature-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return {
    head: headOf(view.feature),
    top: drawPart(context, <BeforeSetups {...view} />),
    setups: assistantSetups(view.address, brand.slug).map((setup) => ({
      id: setup.id,
      label: setup.name,
      content: drawPart(context, <Setup {...setup} />),
    })),
    bottom: drawPart(context, <AfterSetups {...view} />),
  };
}

export default function McpFeaturePage({ loaderData: { head, top, setups, bottom } }: Route.ComponentProps) {
  return (
    <PassportArea className="">
      <PageHead {...head} />
      <DrawnExhibits markup={top} className="" />
      <Section title="Connect your assistant" lead="Paste one address. No account, no key.">
        <div className="mt-8">
          <Tabs
            label="Assistants"
            tabs={setups.map(({ content, ...setup }) => ({
              ...setup,
              content: <DrawnExhibits markup={content} className="" />,
            }))}
          />
        </div>
      </Section>
      <DrawnExhibits markup={bottom} className="" />
    </PassportArea>
  );
}

/** Without a data set the page says how to connect, and shows no answers. */
async function loadView(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const { siteUrl } = services.settings;
  const data = sheetContext(services);
  const [answer, explained, figures] = await Promise.all([
    sizeOfMarket(services, 'pl', 'fashion'),
    data &&
      callTool(services, 'explain_figure', { figure: `market/pl/fashion/market-size/${data.baseYear}` }),
    callTool(services, 'find_figures', {
      measures: ['market-growth'],
      places: ['pl', 'de'],
      categories: ['fashion'],
    }),
  ]);
  return {
    feature: featureView('mcp', siteUrl),
    edition: data && { ...data.edition, asOf: dateInWords(data.edition.asOf) },
    address: `${sampleUrl(siteUrl)}/mcp`,
    answer,
    explained,
    figures,
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function BeforeSetups({ feature, address, answer, edition }: View) {
  return (
    <>
      <FeatureOpening
        feature={feature}
        full={{ label: 'API reference', to: href('/resources/api-reference') }}
        picture={answer && edition && <Exchange {...answer} edition={edition} />}
      />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Address url={address} />
      </div>
    </>
  );
}

function AfterSetups({ feature, figures, explained }: View) {
  const tools = toolBriefs();
  return (
    <>
      <Section
        title={`${tools.length} tools`}
        lead="All read-only. Ask for an unknown name and the tool suggests the nearest valid ones, so the model can correct itself."
      >
        <ToolList tools={tools} />
        <div className="mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          {figures && <Call {...figures} />}
          {explained && <Call {...explained} />}
        </div>
      </Section>
      <Section title="Limits and privacy">
        <Limits />
      </Section>
      <FeatureClosing feature={feature} />
    </>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-mist px-4 py-3">
      <code className="min-w-0 grow text-[1.0625rem] wrap-anywhere">{url}</code>
      <CopyButton text={url} label="Copy address" />
    </div>
  );
}

type ExchangeProps = NonNullable<View['answer']> & { edition: NonNullable<View['edition']> };

/** The answer is put together from what the tools return when the page is made. */
function Exchange({ size, grade, excluded, drawing, edition }: ExchangeProps) {
  return (
    <OpeningPicture edition={edition} rangesNote={rangesNote}>
      <section aria-label="A question and its answer" className="grid gap-4">
        <p className="ml-8 justify-self-end rounded-lg rounded-br-sm bg-mist px-4 py-3 text-[0.9375rem] leading-6 text-pretty sm:ml-16">
          How large is online fashion in Poland, how reliable is that figure, and what does it exclude?
        </p>
        <div className="rounded-lg rounded-bl-sm border border-line px-4 py-4 sm:px-5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <AppLink
              to={passportPathIn(size.passportUrl)}
              className="figure-link text-4xl leading-[1.15] font-[650] tracking-[-0.03em]"
            >
              {size.value}
            </AppLink>
            <span className="text-soft">in {size.period}</span>
          </p>
          {drawing && (
            <div className="mt-2">
              <ChartFrame svg={drawing} label={`online fashion in Poland, ${size.value} in ${size.period}`} />
            </div>
          )}
          <dl className="mt-2 text-sm leading-5">
            <Row name="Confidence">
              Grade {size.confidence}: {grade}
            </Row>
            <Row name="Excluded">{excluded.join('; ')}.</Row>
            <Row name="Citation">
              <span className="wrap-anywhere">{size.citation}</span>
            </Row>
          </dl>
        </div>
        <p className="text-note text-soft">
          A real answer from <code>get_market</code>. Your assistant gets the same values.
        </p>
      </section>
    </OpeningPicture>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[6rem_1fr]">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 text-pretty">{children}</dd>
    </div>
  );
}

function Setup({ name, steps, code }: AssistantSetup) {
  return (
    <div className="max-w-3xl pt-5">
      <h3 className="sr-only">{name}</h3>
      <p className="max-w-prose text-pretty">{steps}</p>
      <pre
        aria-label={`Setup for ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take focus
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-lg border border-line bg-paper px-4 py-3 font-mono text-[0.8125rem] leading-5"
      >
        {code}
      </pre>
      <div className="mt-3">
        <CopyButton text={code} label="Copy" />
      </div>
    </div>
  );
}

function ToolList({ tools }: { tools: readonly { name: string; title: string; description: string }[] }) {
  return (
    <ShortOnPhones label={`Show all ${tools.length} tools`}>
      <dl className="mt-8 grid gap-x-12 border-t border-ink lg:grid-cols-2">
        {tools.map(({ name, description }, at) => (
          <div
            key={name}
            className={`border-b border-line py-3 ${at >= firstOnPhones ? 'more-on-phones' : ''}`}
          >
            <dt className="font-mono text-[0.875rem] text-sea">{name}</dt>
            <dd className="mt-0.5 text-sm leading-5 text-pretty text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </ShortOnPhones>
  );
}

const firstOnPhones = 4;

function Call({ command, answer }: { command: string; answer: string }) {
  return <CodeSample command={command} output={answer} note="A real answer, shortened." />;
}

function Limits() {
  return (
    <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <Limit name="Answers that fit a context window">
        20 figures by default, 50 at most. A cursor fetches the rest.
      </Limit>
      <Limit name={`${callLimit.calls} messages a minute`}>
        Per IP address, counted together with API calls. Messages can be up to {maxBodyBytes / 1024} kB.
      </Limit>
      <Limit name="No sign-in">
        No account, no session, no cookie. We log that a call was made, not what it asked.
      </Limit>
      <Limit name="Pages as resources">
        Data pages and the glossary as Markdown, at their usual addresses.
      </Limit>
      <Limit name="Four prompts">
        Size a market, profile a retailer, compare two markets, check a claim against the data.
      </Limit>
      <Limit name="Open protocol">
        Streamable HTTP, protocol 2026-07-28 and the 2025 revisions, built with the official SDK.
      </Limit>
    </dl>
  );
}

function Limit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{children}</dd>
    </div>
  );
}
