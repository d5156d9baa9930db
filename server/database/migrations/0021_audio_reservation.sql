-- What a person is sending at this moment, counted before its bytes are taken, so that many files at once find no more room than one after another.

alter table audio_use
  add column reserved_bytes bigint not null default 0,
  add column reserved_until timestamptz;
