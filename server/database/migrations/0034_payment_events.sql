-- What a payment provider tells of a subscription that it keeps itself, and of what was paid and never confirmed.
alter table subscription
  -- Whom the provider knows as the payer: its page for cards and invoices opens for that name.
  add column customer_reference text,
  -- Grows with every question put to the provider: an answer counts only for the newest one, so that a slow answer overwrites nothing.
  add column refreshes integer not null default 0,
  add column checked_at timestamptz not null default now(),
  -- Subscriptions that this one took the place of and that must still be ended at the provider.
  add column superseded text[] not null default '{}';
create index subscription_provider on subscription (provider_reference) where provider_reference is not null;

alter table checkout_session
  add column billing_interval text not null default 'month',
  -- The provider's own name for the price that was ordered (PAY-1); null where it was made for this order.
  add column price_reference text,
  add column checked_at timestamptz not null default now();
update checkout_session set billing_interval = 'year' where product_id like '%-yearly';
create index checkout_session_unsettled on checkout_session (checked_at) where status in ('open', 'replaced');

-- Events that have had their effect: the same one again has none (REL-30).
create table payment_event (
  id text primary key,
  received_at timestamptz not null default now()
);
