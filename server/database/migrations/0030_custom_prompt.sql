-- A doctor's own instructions for reports lie sealed under a key of their own, no longer in clear beside the name.
create table custom_prompt (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references app_user on delete cascade,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamptz not null default now()
);

-- The server before this one still reads the column, so it stays until the next change of the table; nothing but its default goes into it any more.
-- What an archive may have put there before is sealed when this server starts.
alter table app_user add constraint app_user_optimization_told_elsewhere
  check (optimization = '{"instructions":"","examples":[],"acceptCustomPrompt":false}') not valid;
