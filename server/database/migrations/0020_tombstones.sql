-- Ids of what was deleted, as digests: a part, a save or an upload that comes late makes none of it anew.

create table tombstone (
  -- SHA-256 of the id of a case, a patient or a recording.
  digest bytea primary key,
  deleted_at timestamptz not null default now()
);
create index tombstone_deleted_at on tombstone (deleted_at);
