-- Codes that the operator gives out, their uses while somebody pays, and the free months that stars stand for.

-- `code` as it is kept: trimmed, upper case. Null in `valid_until` and `most_uses` sets no bound.
create table promo_code (
  code text primary key,
  discount_percent integer not null check (discount_percent between 1 and 90),
  first_time_only boolean not null default true,
  valid_until timestamptz,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  created_at timestamptz not null default now()
);

-- A use held for somebody who is at the checkout, so that the last one is not promised to two (REL-31); one row a person and code.
create table promo_hold (
  code text not null references promo_code (code) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  held_until timestamptz not null,
  primary key (code, user_id)
);
create index promo_hold_user on promo_hold (user_id);

alter table app_user
  -- Of the stars in `points`, for so many the free month has been given: the number names the month, so that none is given twice.
  add column months_given integer not null default 0,
  add column month_tried_at timestamptz,
  -- When those who run the product were told that a personal offer is due.
  add column offer_told_at timestamptz;
create index app_user_stars on app_user (id) where points > 0;
