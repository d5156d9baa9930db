-- A key of its own for what can be deleted by itself within a case or an account: a copy of the rows from before then opens it no more.

-- The key that this one goes with.
alter table data_key add column belongs_to uuid references data_key (id) on delete cascade;
create index data_key_belongs_to on data_key (belongs_to) where belongs_to is not null;

-- Null: sealed under the key of the case, or of the user, as all were before.
alter table case_document add column key_id uuid;
alter table trigger_phrase add column key_id uuid;
