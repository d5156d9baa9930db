-- Several seats of one clinic on one subscription: how many are paid, who sits there, and what is offered to whom; and who has left, so that a new account is
-- no new colleague.
alter table subscription
  -- The running period is paid for so many, the payer among them; the next one will be for so many.
  add column seats integer not null default 1 check (seats > 0),
  add column next_seats integer not null default 1 check (next_seats > 0);

alter table checkout_session
  -- What is paid is this many times the unit.
  add column seats integer not null default 1 check (seats > 0),
  -- More seats for the rest of the running period, and no period of its own.
  add column adds_seats boolean not null default false;

alter table test_checkout add column seats integer not null default 1;

-- A seat beside the payer's own: an invitation, or who sits there. Of the link a digest is kept, and whom it is for lies sealed.
create table seat (
  id uuid primary key,
  payer_id uuid not null references app_user (id) on delete cascade,
  secret_digest text unique,
  email_sealed bytea,
  -- Of the address and the secret: whoever has not the link cannot try addresses out.
  email_digest text,
  key_id uuid,
  offered_at timestamptz not null default now(),
  offered_until timestamptz not null,
  member_id uuid unique references app_user (id) on delete cascade,
  taken_at timestamptz,
  check ((member_id is null) = (taken_at is null)),
  check (member_id is null or secret_digest is null)
);
create index seat_payer on seat (payer_id, taken_at);

alter table app_user
  -- Has sat in somebody's seat: what they made there stays in their view when they no longer do.
  add column has_sat boolean not null default false;

-- Who subscribed or was invited and has erased the account, by a keyed digest of issuer and subject: signed up again they are nobody's new colleague (REL-31).
create table former_subscriber (
  person text primary key,
  left_at timestamptz not null default now()
);
