-- What clinics write to those who run the product: sealed, each under a key of its own, mailed where mail is set up, and gone after its period.
create table contact_message (
  id uuid primary key,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index contact_message_unsent on contact_message (next_try_at) where sent_at is null;
create index contact_message_created on contact_message (created_at);
