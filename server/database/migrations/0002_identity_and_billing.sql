-- What the built-in sign-in and the built-in checkout remember, what a session costs, and who invited whom.

-- People who signed in at the built-in identity provider; the subject is derived from the e-mail.
create table identity_account (
  subject text primary key,
  email text not null,
  name text not null,
  updated_at timestamptz not null default now()
);

-- Sessions, grants, codes and refresh tokens of the built-in identity provider, so that a restart signs nobody out.
-- The id is a digest: a copy of this table opens no session.
create table identity_record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index identity_record_grant on identity_record (grant_id) where grant_id is not null;
create index identity_record_uid on identity_record (uid) where uid is not null;
create index identity_record_expiry on identity_record (expires_at);

-- The order a person is shown and asked to pay; compared with what the payment provider says was paid (PAY-1).
alter table checkout_session
  add column unit_amount integer not null,
  add column currency text not null,
  add column vertical text not null;
create index checkout_session_user on checkout_session (user_id) where status = 'open';

-- An invited doctor brings one star, once (spec 9); the primary key is the rule (REL-31).
create table referral (
  invited_user_id uuid primary key references app_user (id) on delete cascade,
  referrer_id uuid not null references app_user (id) on delete cascade,
  checkout_session_id text not null,
  created_at timestamptz not null default now()
);

-- Sessions of the built-in test checkout, which stands in for a payment provider on the machine itself.
create table test_checkout (
  id text primary key,
  state text not null default 'open',
  product_id text not null,
  product_name text not null,
  amount_minor integer not null,
  currency text not null,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now()
);
