import { Trap } from '../../forms/trap.tsx';
import { campaignFields, type FormType } from '../lead.ts';

export type HiddenValues = { token: string; salesId: string };

type Props = {
  formType: FormType;
  /** Where the visitor stands after sending, on our own site. */
  returnUrl: string;
  /** Forms inside shared pages have none: the page is the same for everyone. */
  values?: HiddenValues;
};

/** What every lead form sends without showing it. The browser fills in the campaign, as far as it knows it. */
export function HiddenFields({ formType, returnUrl, values }: Props) {
  return (
    <>
      {values && <input type="hidden" name="form_token" value={values.token} />}
      {values && <input type="hidden" name="oid" value={values.salesId} />}
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
