-- How VAT was charged, and why: 19 %, reverse charge, or none because the buyer is outside the EU.
alter table plan_order add column vat_treatment text collate "C" not null default 'domestic'
  check (vat_treatment in ('domestic', 'reverse_charge', 'outside_eu'));
-- Every answer of VIES about the buyer's VAT ID, as evidence; the latest comes last.
alter table plan_order add column vat_checks jsonb not null default '[]';

-- An invoice that replaces another one, which was cancelled because its VAT was wrong.
alter table invoice add column corrects text collate "C" unique references invoice;
drop index invoice_once;
create unique index invoice_once on invoice (provider_invoice_id) where cancels is null and corrects is null;
