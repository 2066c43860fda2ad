import { tokenName } from '../../forms/token-name.ts';
import { Trap } from '../../forms/trap.tsx';
import { useInstallation } from '../../base/installation.tsx';
import { campaignFields, type FormType } from '../lead.ts';

type Props = {
  formType: FormType;
  /** Where the visitor stands after sending, on our own site. */
  returnUrl: string;
  /** Forms inside shared pages have none: the page is the same for everyone. */
  token?: string;
};

/** What every lead form sends without showing it. The browser fills in the campaign, as far as it knows it. */
export function HiddenFields({ formType, returnUrl, token }: Props) {
  const { salesId } = useInstallation();
  return (
    <>
      {token && <input type="hidden" name={tokenName} value={token} />}
      <input type="hidden" name="oid" value={salesId} />
      <input type="hidden" name="lead_source" value="Webform" />
      <input type="hidden" name="return_url" value={returnUrl} />
      <input type="hidden" name="form_type" value={formType} />
      <input type="hidden" name="paid_clickthrough_conversion" defaultValue="0" data-campaign="paid" />
      {campaignFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" data-campaign={name} />
      ))}
      <Trap />
    </>
  );
}
