-- A user's own templates of reports, each sealed under a key of its own; and which template a case is written by, sealed under the key of the case.
create table report_template (
  owner_id uuid not null references app_user on delete cascade,
  id uuid not null,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, id)
);

alter table consultation_case add column template_sealed bytea;
