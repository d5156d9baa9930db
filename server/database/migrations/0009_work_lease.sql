-- Who is at a piece of work, so that nobody else is, and whether it was asked for again meanwhile.

create table work_lease (
  job text not null,
  id text not null,
  holder uuid not null,
  is_asked_again boolean not null default false,
  expires_at timestamptz not null,
  primary key (job, id)
);
