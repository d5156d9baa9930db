-- Periods are counted by a clock that runs forward only, so that a machine whose clock jumps neither brings back what was due nor ages what is new.
create table retention_clock (
  only_row boolean primary key default true check (only_row),
  reached timestamptz not null
);
insert into retention_clock (reached) values (now());

-- Sound of a recording that was never heard had no day of deletion.
update recording set audio_due_at = created_at + interval '30 days' where audio_due_at is null and audio_deleted_at is null;
