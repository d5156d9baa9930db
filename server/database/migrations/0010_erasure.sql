-- What deletion leaves behind: a receipt without content (NORM-6), and the mark by which tokens of an erased account are refused.

create table deletion_receipt (
  id uuid primary key,
  at timestamptz not null default now(),
  -- account: somebody left; retention: the clock.
  reason text not null,
  counts jsonb not null,
  -- When the last file of it was confirmed gone; keys and rows went with the receipt's own commit.
  files_gone_at timestamptz,
  keep_until timestamptz not null
);
create index deletion_receipt_open on deletion_receipt (at) where files_gone_at is null;

-- Digest of issuer and subject. A token issued before the erasure makes no new account; rows go when no such token can live.
create table erased_account (
  digest text primary key,
  erased_at timestamptz not null default now()
);
