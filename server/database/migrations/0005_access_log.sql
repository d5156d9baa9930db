-- Who did what to which case (NORM-1): append-only, chained per actor, and independent of the rows it tells of.

-- The end of each actor's chain. Writers of one actor take turns at this row; different actors never meet.
create table access_log_chain (
  actor_id uuid primary key,
  length bigint not null default 0,
  last_hash bytea not null default '',
  -- The oldest entry still kept, and the proof that the rest went by age and not by hand.
  kept_from bigint not null default 1,
  kept_from_proof bytea
);

-- No foreign keys: an entry outlives the case, the patient and the account. It holds ids, never a word of content.
create table access_log (
  actor_id uuid not null,
  seq bigint not null,
  at timestamptz not null,
  role text not null,
  organisation text,
  action text not null,
  patient_id uuid,
  case_id uuid,
  recording_id uuid,
  -- Whose case or patient it was; null when there is none of that id.
  owner_id uuid,
  basis text not null,
  result text not null,
  code text,
  request_id uuid,
  keep_until timestamptz not null,
  previous bytea not null,
  hash bytea not null,
  primary key (actor_id, seq)
);
create index access_log_actor on access_log (actor_id, at desc);
create index access_log_owner on access_log (owner_id, at desc);
create index access_log_due on access_log (keep_until);

create function refuse_access_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.keep_until <= now() then
      return old;
    end if;
  end if;
  raise exception 'the access log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger access_log_append_only before update or delete on access_log for each row execute function refuse_access_log_change();
create trigger access_log_no_truncate before truncate on access_log for each statement execute function refuse_access_log_change();
