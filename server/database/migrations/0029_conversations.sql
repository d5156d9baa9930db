-- What is asked and answered: general conversations, and those on a case, which go with it. Each lies sealed under a key of its own.
create table conversation (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  case_id uuid unique references consultation_case on delete cascade,
  key_id uuid not null,
  title_sealed bytea,
  vertical text not null,
  country text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversation_owner on conversation (owner_id, updated_at desc) where case_id is null;

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  id uuid not null,
  owner_id uuid not null references app_user on delete cascade,
  key_id uuid not null,
  position integer not null,
  role text not null check (role in ('User', 'Assistant')),
  state text not null check (state in ('done', 'answering', 'failed')),
  content_sealed bytea,
  failure_code text,
  is_human boolean not null default false,
  answers uuid,
  replaces uuid,
  language text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (conversation_id, id),
  unique (conversation_id, position)
);
create unique index message_answering on message (conversation_id) where state = 'answering';
create index message_unanswered on message (updated_at) where state = 'answering';
create index message_owner on message (owner_id);

-- What people say of the product, sealed; by nobody in particular where nobody was signed in.
create table feedback (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  key_id uuid not null,
  content_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index feedback_created on feedback (created_at);
