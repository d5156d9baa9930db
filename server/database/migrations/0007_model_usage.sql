-- Tokens of language models by user and day, so that nobody's day costs more than the operator allows (LLM-4).

create table model_usage (
  user_id uuid not null references app_user (id) on delete cascade,
  day date not null,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  calls integer not null default 0,
  primary key (user_id, day)
);
