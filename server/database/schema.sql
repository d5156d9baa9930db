create sequence passage_number_seq;

create sequence user_revision_number;

create table access_log (
  actor_id uuid not null,
  seq bigint not null,
  at timestamp with time zone not null,
  role text not null,
  organisation text,
  action text not null,
  patient_id uuid,
  case_id uuid,
  recording_id uuid,
  owner_id uuid,
  basis text not null,
  result text not null,
  code text,
  request_id uuid,
  keep_until timestamp with time zone not null,
  previous bytea not null,
  hash bytea not null,
  since timestamp with time zone,
  first_revision integer,
  last_revision integer,
  constraint access_log_pkey PRIMARY KEY (actor_id, seq)
);
CREATE INDEX access_log_actor ON public.access_log USING btree (actor_id, at DESC);
CREATE INDEX access_log_due ON public.access_log USING btree (keep_until);
CREATE INDEX access_log_owner ON public.access_log USING btree (owner_id, at DESC);

create table access_log_chain (
  actor_id uuid not null,
  length bigint not null default 0,
  last_hash bytea not null default '\x'::bytea,
  kept_from bigint not null default 1,
  kept_from_proof bytea,
  constraint access_log_chain_pkey PRIMARY KEY (actor_id)
);

create table app_user (
  id uuid not null default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  role text not null default 'user'::text,
  points integer not null default 0,
  reference_code text not null,
  doctor_type text not null default 'NotDefined'::text,
  language text,
  llm_provider text not null default 'OpenAi'::text,
  came_from text,
  is_blocked boolean not null default false,
  optimization jsonb not null default '{"examples": [], "instructions": "", "acceptCustomPrompt": false}'::jsonb,
  created_at timestamp with time zone not null default now(),
  professional jsonb not null default '{}'::jsonb,
  trial_person text,
  months_given integer not null default 0,
  month_tried_at timestamp with time zone,
  offer_told_at timestamp with time zone,
  has_sat boolean not null default false,
  constraint app_user_issuer_subject_key UNIQUE (issuer, subject),
  constraint app_user_optimization_told_elsewhere CHECK ((optimization = '{"examples": [], "instructions": "", "acceptCustomPrompt": false}'::jsonb)) NOT VALID,
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_reference_code_key UNIQUE (reference_code),
  constraint app_user_revision TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX app_user_stars ON public.app_user USING btree (id) WHERE (points > 0);
CREATE INDEX app_user_trial_person ON public.app_user USING btree (trial_person);

create table audio_chunk (
  recording_id uuid not null,
  chunk_index integer not null,
  sha256 text not null,
  bytes bigint not null,
  media_type text not null,
  blob_key text not null,
  transcript_sealed bytea,
  fresh_from bigint,
  created_at timestamp with time zone not null default now(),
  constraint audio_chunk_pkey PRIMARY KEY (recording_id, chunk_index),
  constraint audio_chunk_recording_id_fkey FOREIGN KEY (recording_id) REFERENCES recording(id) ON DELETE CASCADE
);

create table audio_use (
  user_id uuid not null,
  day date not null,
  bytes bigint not null default 0,
  ms bigint not null default 0,
  reserved_bytes bigint not null default 0,
  reserved_until timestamp with time zone,
  constraint audio_use_pkey PRIMARY KEY (user_id, day),
  constraint audio_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table blob_removal (
  prefix text not null,
  requested_at timestamp with time zone not null default now(),
  failures integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  constraint blob_removal_pkey PRIMARY KEY (prefix)
);
CREATE INDEX blob_removal_next_try_at ON public.blob_removal USING btree (next_try_at);

create table case_document (
  id uuid not null,
  case_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  revision integer not null default 1,
  content_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  key_id uuid,
  constraint case_document_case_id_fkey FOREIGN KEY (case_id, owner_id) REFERENCES consultation_case(id, owner_id) ON DELETE CASCADE,
  constraint case_document_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint case_document_pkey PRIMARY KEY (id)
);
CREATE INDEX case_document_case ON public.case_document USING btree (case_id, created_at);

create table checkout_session (
  id text not null,
  user_id uuid not null,
  product_id text not null,
  reference_code text,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  unit_amount integer not null,
  currency text not null,
  vertical text not null,
  billing_interval text not null default 'month'::text,
  price_reference text,
  checked_at timestamp with time zone not null default now(),
  seats integer not null default 1,
  adds_seats boolean not null default false,
  constraint checkout_session_pkey PRIMARY KEY (id),
  constraint checkout_session_seats_check CHECK ((seats > 0)),
  constraint checkout_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX checkout_session_unsettled ON public.checkout_session USING btree (checked_at) WHERE (status = ANY (ARRAY['open'::text, 'replaced'::text]));
CREATE INDEX checkout_session_user ON public.checkout_session USING btree (user_id) WHERE (status = 'open'::text);

create table consultation_case (
  id uuid not null,
  owner_id uuid not null,
  patient_id uuid not null,
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
  report_request integer not null default 0,
  defects integer not null default 0,
  failure_code text,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  patient_informed_at timestamp with time zone,
  report_engine text,
  report_resumes integer not null default 0,
  signed_at timestamp with time zone,
  signature_sealed bytea,
  addenda_sealed bytea,
  spared_words_sealed bytea,
  attempts integer not null default 0,
  questions_sealed bytea,
  asked_language text,
  dismissed_omissions_sealed bytea,
  animal_details_sealed bytea,
  former_names_sealed bytea,
  template_sealed bytea,
  constraint consultation_case_id_owner_id_key UNIQUE (id, owner_id),
  constraint consultation_case_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint consultation_case_patient_id_fkey FOREIGN KEY (patient_id, owner_id) REFERENCES patient(id, owner_id) ON DELETE CASCADE,
  constraint consultation_case_pkey PRIMARY KEY (id)
);
CREATE INDEX case_expiry ON public.consultation_case USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX case_owner ON public.consultation_case USING btree (owner_id, updated_at DESC);
CREATE INDEX case_patient ON public.consultation_case USING btree (patient_id, created_at);

create table contact_message (
  id uuid not null,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  kind text not null,
  user_id uuid,
  constraint contact_message_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'feedback'::text, 'offer'::text]))),
  constraint contact_message_pkey PRIMARY KEY (id),
  constraint contact_message_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX contact_message_created ON public.contact_message USING btree (created_at);
CREATE INDEX contact_message_unsent ON public.contact_message USING btree (next_try_at) WHERE (sent_at IS NULL);
CREATE INDEX contact_message_user ON public.contact_message USING btree (user_id) WHERE (user_id IS NOT NULL);

create table conversation (
  id uuid not null,
  owner_id uuid not null,
  case_id uuid,
  key_id uuid not null,
  title_sealed bytea,
  vertical text not null,
  country text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint conversation_case_id_fkey FOREIGN KEY (case_id, owner_id) REFERENCES consultation_case(id, owner_id) ON DELETE CASCADE,
  constraint conversation_case_id_key UNIQUE (case_id),
  constraint conversation_id_owner_id_key UNIQUE (id, owner_id),
  constraint conversation_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint conversation_pkey PRIMARY KEY (id)
);
CREATE INDEX conversation_owner ON public.conversation USING btree (owner_id, updated_at DESC) WHERE (case_id IS NULL);

create table custom_prompt (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint custom_prompt_pkey PRIMARY KEY (id),
  constraint custom_prompt_revision TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint custom_prompt_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint custom_prompt_user_id_key UNIQUE (user_id)
);

create table data_key (
  id uuid not null,
  wrapped bytea not null,
  created_at timestamp with time zone not null default now(),
  epoch uuid,
  belongs_to uuid,
  owner_id uuid,
  constraint data_key_belongs_to_fkey FOREIGN KEY (belongs_to) REFERENCES data_key(id) ON DELETE CASCADE,
  constraint data_key_pkey PRIMARY KEY (id)
);
CREATE INDEX data_key_belongs_to ON public.data_key USING btree (belongs_to) WHERE (belongs_to IS NOT NULL);
CREATE INDEX data_key_epoch ON public.data_key USING btree (epoch);

create table deletion_receipt (
  id uuid not null,
  at timestamp with time zone not null default now(),
  reason text not null,
  counts jsonb not null,
  files_gone_at timestamp with time zone,
  keep_until timestamp with time zone not null,
  constraint deletion_receipt_pkey PRIMARY KEY (id)
);
CREATE INDEX deletion_receipt_open ON public.deletion_receipt USING btree (at) WHERE (files_gone_at IS NULL);

create table ended_sign_in (
  digest text not null,
  ended_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint ended_sign_in_pkey PRIMARY KEY (digest)
);

create table erased_account (
  digest text not null,
  erased_at timestamp with time zone not null default now(),
  constraint erased_account_pkey PRIMARY KEY (digest)
);

create table former_subscriber (
  person text not null,
  left_at timestamp with time zone not null default now(),
  constraint former_subscriber_pkey PRIMARY KEY (person)
);

create table identity_account (
  subject text not null,
  email text not null,
  name text not null,
  updated_at timestamp with time zone not null default now(),
  constraint identity_account_pkey PRIMARY KEY (subject)
);

create table identity_record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint identity_record_pkey PRIMARY KEY (kind, id)
);
CREATE INDEX identity_record_expiry ON public.identity_record USING btree (expires_at);
CREATE INDEX identity_record_grant ON public.identity_record USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX identity_record_uid ON public.identity_record USING btree (uid) WHERE (uid IS NOT NULL);

create table key_epoch (
  id uuid not null,
  state text not null,
  created_at timestamp with time zone not null default now(),
  destroyed_at timestamp with time zone,
  binds_owners boolean not null default false,
  constraint key_epoch_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX key_epoch_current ON public.key_epoch USING btree (state) WHERE (state = ANY (ARRAY['coming'::text, 'current'::text]));

create table key_use (
  day date not null,
  kind text not null,
  count bigint not null default 0,
  constraint key_use_pkey PRIMARY KEY (day, kind)
);

create table library_import (
  source text not null,
  state jsonb not null,
  noted_at timestamp with time zone not null default now(),
  constraint library_import_pkey PRIMARY KEY (source)
);

create table library_term (
  term text not null,
  passages integer not null,
  constraint library_term_pkey PRIMARY KEY (term)
);

create table library_word (
  language text not null,
  word text not null,
  constraint library_word_pkey PRIMARY KEY (language, word)
);

create table message (
  conversation_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  key_id uuid not null,
  "position" integer not null,
  role text not null,
  state text not null,
  content_sealed bytea,
  failure_code text,
  is_human boolean not null default false,
  answers uuid,
  replaces uuid,
  language text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint message_conversation_id_fkey FOREIGN KEY (conversation_id, owner_id) REFERENCES conversation(id, owner_id) ON DELETE CASCADE,
  constraint message_conversation_id_position_key UNIQUE (conversation_id, "position"),
  constraint message_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint message_pkey PRIMARY KEY (conversation_id, id),
  constraint message_role_check CHECK ((role = ANY (ARRAY['User'::text, 'Assistant'::text]))),
  constraint message_state_check CHECK ((state = ANY (ARRAY['done'::text, 'answering'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX message_answering ON public.message USING btree (conversation_id) WHERE (state = 'answering'::text);
CREATE INDEX message_owner ON public.message USING btree (owner_id);
CREATE INDEX message_unanswered ON public.message USING btree (updated_at) WHERE (state = 'answering'::text);

create table model_usage (
  user_id uuid not null,
  day date not null,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  calls integer not null default 0,
  constraint model_usage_pkey PRIMARY KEY (user_id, day),
  constraint model_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table passage (
  number bigint not null generated as identity,
  id text not null,
  source text not null,
  owner text not null,
  title text not null,
  headings text[] not null,
  body text not null,
  html text,
  kind text not null,
  language text not null,
  country text,
  vertical text not null,
  edition text,
  updated date,
  is_withdrawn boolean not null,
  licence text not null,
  url text,
  codes jsonb not null,
  digest bytea not null,
  run text,
  brought_at timestamp with time zone not null default now(),
  constraint passage_number_key UNIQUE (number),
  constraint passage_pkey PRIMARY KEY (id)
);
CREATE INDEX passage_source ON public.passage USING btree (source, run);

create table passage_search (
  number bigint not null,
  search tsvector not null,
  language text not null,
  country text,
  vertical text not null,
  kind text not null,
  updated date,
  is_withdrawn boolean not null,
  twin bytea not null,
  about text[] not null,
  constraint passage_search_number_fkey FOREIGN KEY (number) REFERENCES passage(number) ON DELETE CASCADE,
  constraint passage_search_pkey PRIMARY KEY (number)
);
CREATE INDEX passage_search_terms ON public.passage_search USING gin (search);

create table patient (
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  is_temporary boolean not null default true,
  identity_sealed bytea,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint patient_id_owner_id_key UNIQUE (id, owner_id),
  constraint patient_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint patient_pkey PRIMARY KEY (id)
);
CREATE INDEX patient_owner ON public.patient USING btree (owner_id, updated_at DESC);

create table payment_event (
  id text not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_event_pkey PRIMARY KEY (id)
);

create table promo_code (
  code text not null,
  discount_percent integer not null,
  first_time_only boolean not null default true,
  valid_until timestamp with time zone,
  most_uses integer,
  uses integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint promo_code_discount_percent_check CHECK (((discount_percent >= 1) AND (discount_percent <= 90))),
  constraint promo_code_most_uses_check CHECK ((most_uses > 0)),
  constraint promo_code_pkey PRIMARY KEY (code)
);

create table promo_hold (
  code text not null,
  user_id uuid not null,
  held_until timestamp with time zone not null,
  constraint promo_hold_code_fkey FOREIGN KEY (code) REFERENCES promo_code(code) ON DELETE CASCADE,
  constraint promo_hold_pkey PRIMARY KEY (code, user_id),
  constraint promo_hold_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX promo_hold_user ON public.promo_hold USING btree (user_id);

create table recording (
  id uuid not null,
  owner_id uuid not null,
  case_id uuid not null,
  state text not null default 'open'::text,
  origin text not null,
  failure_code text,
  transcript_sealed bytea,
  duration_ms integer,
  missing_parts integer[] not null default '{}'::integer[],
  defects integer not null default 0,
  audio_due_at timestamp with time zone,
  audio_deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  finalized_at timestamp with time zone,
  words_sealed bytea,
  missing_stretches jsonb,
  resumes integer not null default 0,
  attempts integer not null default 0,
  ended_by bytea,
  constraint recording_case_id_fkey FOREIGN KEY (case_id, owner_id) REFERENCES consultation_case(id, owner_id) ON DELETE CASCADE,
  constraint recording_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint recording_pkey PRIMARY KEY (id)
);
CREATE INDEX recording_audio_due ON public.recording USING btree (audio_due_at) WHERE (audio_deleted_at IS NULL);
CREATE INDEX recording_case ON public.recording USING btree (case_id, created_at);

create table referral (
  invited_user_id uuid not null,
  referrer_id uuid not null,
  checkout_session_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint referral_invited_user_id_fkey FOREIGN KEY (invited_user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint referral_pkey PRIMARY KEY (invited_user_id),
  constraint referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table refused_token (
  digest text not null,
  expires_at timestamp with time zone not null,
  constraint refused_token_pkey PRIMARY KEY (digest)
);

create table report_draft (
  case_id uuid not null,
  report_request integer not null,
  sections_sealed bytea not null,
  constraint report_draft_case_id_fkey FOREIGN KEY (case_id) REFERENCES consultation_case(id) ON DELETE CASCADE,
  constraint report_draft_pkey PRIMARY KEY (case_id)
);

create table report_template (
  owner_id uuid not null,
  id uuid not null,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint report_template_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint report_template_pkey PRIMARY KEY (owner_id, id)
);

create table report_version (
  case_id uuid not null,
  revision integer not null,
  report_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'replaced'::text,
  constraint report_version_case_id_fkey FOREIGN KEY (case_id) REFERENCES consultation_case(id) ON DELETE CASCADE,
  constraint report_version_pkey PRIMARY KEY (case_id, revision)
);

create table retention_clock (
  only_row boolean not null default true,
  reached timestamp with time zone not null,
  constraint retention_clock_only_row_check CHECK (only_row),
  constraint retention_clock_pkey PRIMARY KEY (only_row)
);

create table schema_migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (number)
);

create table seat (
  id uuid not null,
  payer_id uuid not null,
  secret_digest text,
  email_sealed bytea,
  email_digest text,
  key_id uuid,
  offered_at timestamp with time zone not null default now(),
  offered_until timestamp with time zone not null,
  member_id uuid,
  taken_at timestamp with time zone,
  constraint seat_check CHECK (((member_id IS NULL) = (taken_at IS NULL))),
  constraint seat_check1 CHECK (((member_id IS NULL) OR (secret_digest IS NULL))),
  constraint seat_member_id_fkey FOREIGN KEY (member_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint seat_member_id_key UNIQUE (member_id),
  constraint seat_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint seat_pkey PRIMARY KEY (id),
  constraint seat_revision TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint seat_secret_digest_key UNIQUE (secret_digest)
);
CREATE INDEX seat_payer ON public.seat USING btree (payer_id, taken_at);

create table seen_logout_token (
  digest text not null,
  expires_at timestamp with time zone not null,
  constraint seen_logout_token_pkey PRIMARY KEY (digest)
);

create table sign_in_attempt (
  digest text not null,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_attempt_pkey PRIMARY KEY (digest)
);

create table sign_in_session (
  digest text not null,
  person text not null,
  provider_session text,
  sealed bytea not null,
  began_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  renew_at timestamp with time zone,
  renewing_until timestamp with time zone,
  constraint sign_in_session_pkey PRIMARY KEY (digest)
);
CREATE INDEX sign_in_session_person ON public.sign_in_session USING btree (person);
CREATE INDEX sign_in_session_provider_session ON public.sign_in_session USING btree (provider_session);

create table socket_ticket (
  digest text not null,
  user_id uuid not null,
  topic text not null,
  token_digest text not null,
  session_expires_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  provider_session text,
  constraint socket_ticket_pkey PRIMARY KEY (digest),
  constraint socket_ticket_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table subscription (
  user_id uuid not null,
  status text not null,
  product_id text not null,
  unit_amount integer not null,
  currency text not null,
  current_period_start timestamp with time zone not null,
  current_period_end timestamp with time zone not null,
  cancel_at_period_end boolean not null default false,
  provider_reference text,
  updated_at timestamp with time zone not null default now(),
  customer_reference text,
  refreshes integer not null default 0,
  checked_at timestamp with time zone not null default now(),
  superseded text[] not null default '{}'::text[],
  seats integer not null default 1,
  next_seats integer not null default 1,
  constraint subscription_next_seats_check CHECK ((next_seats > 0)),
  constraint subscription_pkey PRIMARY KEY (user_id),
  constraint subscription_revision TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint subscription_seats_check CHECK ((seats > 0)),
  constraint subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX subscription_provider ON public.subscription USING btree (provider_reference) WHERE (provider_reference IS NOT NULL);

create table test_checkout (
  id text not null,
  state text not null default 'open'::text,
  product_id text not null,
  product_name text not null,
  amount_minor integer not null,
  currency text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamp with time zone not null default now(),
  seats integer not null default 1,
  constraint test_checkout_pkey PRIMARY KEY (id)
);

create table tombstone (
  digest bytea not null,
  deleted_at timestamp with time zone not null default now(),
  constraint tombstone_pkey PRIMARY KEY (digest)
);
CREATE INDEX tombstone_deleted_at ON public.tombstone USING btree (deleted_at);

create table trial_use (
  person text not null,
  reports integer not null default 0,
  began_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint trial_use_pkey PRIMARY KEY (person),
  constraint trial_use_revision TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table trigger_phrase (
  owner_id uuid not null,
  id uuid not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  key_id uuid,
  constraint trigger_phrase_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint trigger_phrase_pkey PRIMARY KEY (owner_id, id)
);

create table typing_span (
  actor_id uuid not null,
  case_id uuid not null,
  patient_id uuid not null,
  role text not null,
  began_at timestamp with time zone not null,
  first_revision integer not null,
  last_at timestamp with time zone not null,
  last_revision integer not null,
  constraint typing_span_pkey PRIMARY KEY (actor_id, case_id)
);
CREATE INDEX typing_span_began ON public.typing_span USING btree (began_at);

create table user_revision (
  user_id uuid not null,
  revision bigint not null default nextval('user_revision_number'::regclass),
  constraint user_revision_pkey PRIMARY KEY (user_id)
);

create table work_lease (
  job text not null,
  id text not null,
  holder uuid not null,
  is_asked_again boolean not null default false,
  expires_at timestamp with time zone not null,
  owner text not null default ''::text,
  asked_at timestamp with time zone not null default now(),
  failures integer not null default 0,
  constraint work_lease_pkey PRIMARY KEY (job, id)
);

CREATE OR REPLACE FUNCTION public.move_user_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'app_user' then
    if tg_op = 'DELETE' then
      delete from user_revision where user_id = old.id;
    else
      insert into user_revision (user_id) values (new.id) on conflict (user_id) do update set revision = excluded.revision;
    end if;
  elsif tg_table_name = 'custom_prompt' then
    update user_revision set revision = default where user_id in (old.user_id, new.user_id);
  elsif tg_table_name = 'trial_use' then
    update user_revision set revision = default where user_id in (select id from app_user where trial_person in (old.person, new.person));
  elsif tg_table_name = 'subscription' then
    update user_revision set revision = default
    where user_id in (old.user_id, new.user_id) or user_id in (select member_id from seat where payer_id in (old.user_id, new.user_id));
  else
    -- Whoever sits at the same payer moves up when a seat before theirs is freed.
    update user_revision set revision = default
    where user_id in (old.member_id, new.member_id) or user_id in (select member_id from seat where payer_id in (old.payer_id, new.payer_id));
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_access_log_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.keep_until <= now() then
      return old;
    end if;
  end if;
  raise exception 'the access log is append-only' using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.tell_blocked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('epikrise_logouts', 'user:' || new.id);
  return null;
end
$function$
;

CREATE TRIGGER access_log_append_only BEFORE DELETE OR UPDATE ON public.access_log FOR EACH ROW EXECUTE FUNCTION refuse_access_log_change();

CREATE TRIGGER access_log_no_truncate BEFORE TRUNCATE ON public.access_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_access_log_change();

CREATE TRIGGER app_user_blocked AFTER UPDATE OF is_blocked ON public.app_user FOR EACH ROW WHEN ((new.is_blocked AND (NOT old.is_blocked))) EXECUTE FUNCTION tell_blocked();

CREATE CONSTRAINT TRIGGER app_user_revision AFTER INSERT OR DELETE OR UPDATE ON public.app_user DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_user_revision();

CREATE CONSTRAINT TRIGGER custom_prompt_revision AFTER INSERT OR DELETE OR UPDATE ON public.custom_prompt DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_user_revision();

CREATE CONSTRAINT TRIGGER seat_revision AFTER INSERT OR DELETE OR UPDATE ON public.seat DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_user_revision();

CREATE CONSTRAINT TRIGGER subscription_revision AFTER INSERT OR DELETE OR UPDATE ON public.subscription DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_user_revision();

CREATE CONSTRAINT TRIGGER trial_use_revision AFTER INSERT OR DELETE OR UPDATE ON public.trial_use DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_user_revision();
