-- How much sound a person has sent on a day: what it weighs and how long it lasts (SEC-32).

create table audio_use (
  user_id uuid not null references app_user (id) on delete cascade,
  day date not null,
  bytes bigint not null default 0,
  ms bigint not null default 0,
  primary key (user_id, day)
);
