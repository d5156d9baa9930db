-- Saves of somebody who types in a case are told in two lines: one at the beginning, one for all that followed (docs/decisions/0021-typing-in-the-access-log.md).
create table typing_span (
  actor_id uuid not null,
  case_id uuid not null,
  patient_id uuid not null,
  role text not null,
  began_at timestamptz not null,
  first_revision integer not null,
  last_at timestamptz not null,
  last_revision integer not null,
  primary key (actor_id, case_id)
) with (fillfactor = 50);
create index typing_span_began on typing_span (began_at);

alter table access_log
  add column since timestamptz,
  add column first_revision integer,
  add column last_revision integer;
