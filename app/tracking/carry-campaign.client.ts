import { brand } from '../base/brand.ts';
import { campaignValue, withCampaign, type Campaign } from './campaign.ts';

/** Fills in the campaign where it leaves the page: in the fields of a form and the links to the tool. */
export function carryCampaign(read: () => Campaign) {
  const fillLink = ({ target }: Event) => {
    const link = toolLinkAt(target);
    if (link) link.href = withCampaign(link.href, read());
  };
  const fillForm = ({ target }: Event) => {
    const fields = [...(target as Element).querySelectorAll<HTMLInputElement>('input[data-campaign]')];
    // A form that came back holds what it was sent with; without consent the new page knows nothing of it.
    const held = fields.flatMap(({ dataset, value }) => (value ? [[dataset.campaign!, value]] : []));
    const campaign: Campaign = { ...Object.fromEntries(held), ...read() };
    for (const field of fields) field.value = campaignValue(campaign, field.dataset.campaign!);
  };
  // Before anybody else hears of it, and also when somebody stops it on its way down.
  for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, fillLink, true);
  addEventListener('submit', fillForm, true);
}

/** Wherever it stands and whoever drew it. */
export function toolLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === toolOrigin ? link : null;
}

const toolOrigin = new URL(brand.tool.url).origin;
