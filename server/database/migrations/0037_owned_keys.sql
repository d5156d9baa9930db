-- A data key is wrapped for its owner, so that it unwraps for nobody else. Keys from before learn whose they are when they are next wrapped anew.
alter table data_key add column owner_id uuid;
-- An epoch that a server began which knew nothing of owners binds none: such a server may still be at work while this one is rolled out.
alter table key_epoch add column binds_owners boolean not null default false;
