import { campaignFields, trapName, type FormType } from '../leads/lead.ts';

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

/** People do not see this field; what fills it in is mostly no person. */
export function Trap() {
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
