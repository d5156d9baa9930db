-- Of one consultation several texts are made: beside the report a referral, and a letter to the patient or owner.
create table case_document (
  id uuid primary key,
  case_id uuid not null references consultation_case on delete cascade,
  owner_id uuid not null references app_user on delete cascade,
  kind text not null,
  revision integer not null default 1,
  content_sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index case_document_case on case_document (case_id, created_at);
