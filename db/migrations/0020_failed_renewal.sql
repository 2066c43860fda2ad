-- Since when the provider has tried in vain to charge the next year; null again once that year is paid.
alter table account add column renewal_failed_at timestamptz;
