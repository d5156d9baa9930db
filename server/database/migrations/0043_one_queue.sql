-- What waits and who is at it stand in one table, which is the queue: a row whose `expires_at` is past may be taken by anybody, whether nobody has had it yet or its worker was killed.
alter table work_lease
  -- Whose it is, so that turns are fair; empty for what a server of the version before holds.
  add column owner text not null default '',
  add column asked_at timestamptz not null default now(),
  -- How often it was tried and failed: it rests longer each time.
  add column failures integer not null default 0;
