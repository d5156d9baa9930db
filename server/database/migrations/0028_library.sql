-- The library: texts of national sources and of the clinic, what is searched of them, the words they use, and how far each import came.
create table passage (
  number bigint generated always as identity unique,
  id text primary key,
  source text not null,
  owner text not null,
  title text not null,
  headings text[] not null,
  body text not null,
  html text,
  kind text not null,
  language text not null,
  country text,
  vertical text not null,
  edition text,
  updated date,
  is_withdrawn boolean not null,
  licence text not null,
  url text,
  codes jsonb not null,
  digest bytea not null,
  run text,
  brought_at timestamptz not null default now()
);
create index passage_source on passage (source, run);

-- Apart from the texts, so that what is ranked stands close together and is read without being unpacked.
create table passage_search (
  number bigint primary key references passage (number) on delete cascade,
  search tsvector not null,
  language text not null,
  country text,
  vertical text not null,
  kind text not null,
  updated date,
  is_withdrawn boolean not null,
  twin bytea not null,
  about text[] not null
) with (toast_tuple_target = 8160);
alter table passage_search alter column search set storage external;
create index passage_search_terms on passage_search using gin (search);

create table library_term (
  term text collate "C" primary key,
  passages integer not null
);

create table library_word (
  language text not null,
  word text collate "C" not null,
  primary key (language, word)
);

create table library_import (
  source text primary key,
  state jsonb not null,
  noted_at timestamptz not null default now()
);
