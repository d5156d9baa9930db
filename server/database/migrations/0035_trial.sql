-- A trial counts finished reports by person, so that neither a new account nor an erased one begins it anew. The person is a keyed digest of issuer and subject.
create table trial_use (
  person text primary key,
  reports integer not null default 0,
  began_at timestamptz not null default now(),
  -- Set when the person ends it; it does not begin again.
  ended_at timestamptz
);
alter table app_user add column trial_person text;
