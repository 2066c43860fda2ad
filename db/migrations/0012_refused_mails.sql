-- When the mail server said that there is no such address. The mail is not tried again.
alter table outgoing_mail add column refused_at timestamptz;
