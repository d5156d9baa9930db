-- The foundation: people, what they pay, patients, cases, recordings and the keys that make deletion final.

create table app_user (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  role text not null default 'user',
  points integer not null default 0,
  reference_code text not null unique,
  doctor_type text not null default 'NotDefined',
  language text,
  llm_provider text not null default 'OpenAi',
  came_from text,
  is_blocked boolean not null default false,
  optimization jsonb not null default '{"instructions":"","examples":[],"acceptCustomPrompt":false}',
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table subscription (
  user_id uuid primary key references app_user (id) on delete cascade,
  status text not null,
  product_id text not null,
  unit_amount integer not null,
  currency text not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  provider_reference text,
  updated_at timestamptz not null default now()
);

create table checkout_session (
  id text primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  product_id text not null,
  reference_code text,
  status text not null default 'open',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Tokens refused before their time (logout); rows may go once expired.
create table refused_token (
  digest text primary key,
  expires_at timestamptz not null
);

create table socket_ticket (
  digest text primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  topic text not null,
  token_digest text not null,
  session_expires_at timestamptz not null,
  expires_at timestamptz not null
);

-- One wrapped key per case or named patient; losing the row is the deletion (GDPR-2).
create table data_key (
  id uuid primary key,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);

create table patient (
  id uuid primary key,
  owner_id uuid not null references app_user (id) on delete cascade,
  kind text not null,
  is_temporary boolean not null default true,
  identity_sealed bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index patient_owner on patient (owner_id, updated_at desc);

create table consultation_case (
  id uuid primary key,
  owner_id uuid not null references app_user (id) on delete cascade,
  patient_id uuid not null references patient (id) on delete cascade,
  revision integer not null default 1,
  created_from text,
  report_language text not null,
  vertical text not null,
  descriptor jsonb,
  transcription_sealed bytea,
  report_sealed bytea,
  summary_sealed bytea,
  manual_note_sealed bytea,
  additional_notes_sealed bytea,
  is_updating boolean not null default false,
  -- Grows with every request for a report; a finished job only counts when it wrote for the newest.
  report_request integer not null default 0,
  -- Times a worker fell over this case; a poisoned one is given up in words, not tried for ever (REL-32).
  defects integer not null default 0,
  failure_code text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index case_patient on consultation_case (patient_id, created_at);
create index case_owner on consultation_case (owner_id, updated_at desc);
create index case_expiry on consultation_case (expires_at) where expires_at is not null;

-- A report an engine is about to replace: nothing a clinician wrote is lost to a regeneration (REL-16).
create table report_version (
  case_id uuid not null references consultation_case (id) on delete cascade,
  revision integer not null,
  report_sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (case_id, revision)
);

create table recording (
  id uuid primary key,
  owner_id uuid not null references app_user (id) on delete cascade,
  case_id uuid not null references consultation_case (id) on delete cascade,
  -- open: chunks arrive; finalized: all there, being transcribed; done, error, cancelled: at rest.
  state text not null default 'open',
  origin text not null,
  failure_code text,
  transcript_sealed bytea,
  duration_ms integer,
  missing_parts integer[] not null default '{}',
  defects integer not null default 0,
  audio_due_at timestamptz,
  audio_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  finalized_at timestamptz
);
create index recording_case on recording (case_id, created_at);
create index recording_audio_due on recording (audio_due_at) where audio_deleted_at is null;

create table audio_chunk (
  recording_id uuid not null references recording (id) on delete cascade,
  chunk_index integer not null,
  sha256 text not null,
  bytes bigint not null,
  media_type text not null,
  blob_key text not null,
  transcript_sealed bytea,
  -- Where this group's own sound begins: groups overlap and repeat the header, the whole does not.
  fresh_from bigint,
  created_at timestamptz not null default now(),
  primary key (recording_id, chunk_index)
);

-- Blobs whose row is gone: removed by a job until the store confirms, so that no file outlives its row.
create table blob_removal (
  prefix text primary key,
  requested_at timestamptz not null default now()
);
