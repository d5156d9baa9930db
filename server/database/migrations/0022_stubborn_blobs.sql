-- A blob that cannot be removed is tried again later, and stops none of the others meanwhile.

alter table blob_removal add column failures integer not null default 0;
alter table blob_removal add column next_try_at timestamptz not null default now();
create index blob_removal_next_try_at on blob_removal (next_try_at);
