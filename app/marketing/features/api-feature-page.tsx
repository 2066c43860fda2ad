import { href } from 'react-router';
import { createApi } from '../../api/api.server.ts';
import { referenceEntries } from '../../api/reference/api-reference.ts';
import { apiDocument } from '../../api/reference/describe-api.server.ts';
import { callsPerMinute } from '../../api/rate-limit.server.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AddressList } from './api/address-list.tsx';
import { callApi } from './api/api-call.server.ts';
import { ApiCalls } from './api/api-calls.tsx';
import { ApiTerms } from './api/api-terms.tsx';
import { FeatureFrame } from './frame/feature-frame.tsx';
import { featureView } from './frame/feature-view.server.ts';
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
    addresses: referenceEntries(apiDocument(createApi(services), siteUrl)),
    callsPerMinute,
  };
}

export default function ApiFeaturePage({ loaderData }: Route.ComponentProps) {
  const { feature, json, csv, addresses } = loaderData;
  return (
    <FeatureFrame feature={feature} full={{ label: 'API reference', to: href('/resources/api-reference') }}>
      <ApiCalls json={json} csv={csv} />
      <Section title="What holds for every call">
        <ApiTerms callsPerMinute={loaderData.callsPerMinute} />
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
