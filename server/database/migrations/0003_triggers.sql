-- Trigger phrases (spec 3): both texts lie sealed together under a key of their owner, whose id is the key's.

create table trigger_phrase (
  owner_id uuid not null references app_user (id) on delete cascade,
  id uuid not null,
  content_sealed bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);
