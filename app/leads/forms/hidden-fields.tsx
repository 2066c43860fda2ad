import { useInstallation } from '../../base/installation.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { tokenName } from '../../forms/token-name.ts';
import { Trap } from '../../forms/trap.tsx';
import { campaignValue, type Campaign } from '../../tracking/campaign.ts';
import { campaignFields, returnPath, type FormType } from '../lead.ts';

type Props = {
  formType: FormType;
  /** Forms inside shared pages have none: the page is the same for everyone. */
  token?: string;
  /** A form that came back keeps what it was sent with. */
  answer: Refusal | undefined;
};

/** What every lead form sends without showing it. The browser fills in the campaign, as far as it knows it. */
export function HiddenFields({ formType, token, answer }: Props) {
  const { salesId } = useInstallation();
  const key = answer?.token ?? token;
  const campaign: Campaign = answer?.entered ?? {};
  return (
    <>
      {key && <input type="hidden" name={tokenName} value={key} />}
      <input type="hidden" name="oid" value={salesId} />
      <input type="hidden" name="lead_source" value="Webform" />
      <input type="hidden" name="return_url" value={returnPath(formType)} />
      <input type="hidden" name="form_type" value={formType} />
      <input
        type="hidden"
        name="paid_clickthrough_conversion"
        defaultValue={campaignValue(campaign, 'paid')}
        data-campaign="paid"
      />
      {campaignFields.map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={campaignValue(campaign, name)}
          data-campaign={name}
        />
      ))}
      <Trap />
    </>
  );
}
