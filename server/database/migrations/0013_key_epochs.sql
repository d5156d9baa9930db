-- A key between the master key and the data keys, destroyed again and again: a deleted row that still lies in the log or a backup then opens no more.

-- Names and states alone. The keys themselves never enter the database, which forgets nothing.
create table key_epoch (
  id uuid primary key,
  -- coming: every server learns of it; current: new keys are wrapped with it; closing: its rows move on; destroyed: gone.
  state text not null,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz
);
create unique index key_epoch_current on key_epoch (state) where state in ('coming', 'current');

-- Null: wrapped by the master key itself, as all were before.
alter table data_key add column epoch uuid;
create index data_key_epoch on data_key (epoch);

-- How often keys were opened, made and destroyed, by day (NORM-4).
create table key_use (
  day date not null,
  kind text not null,
  count bigint not null default 0,
  primary key (day, kind)
);
