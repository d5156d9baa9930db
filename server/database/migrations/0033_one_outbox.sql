-- What people say of the product by its feedback form lies beside what clinics write to those who run it: sealed, mailed and forgotten alike.
alter table contact_message add column kind text not null default 'contact' check (kind in ('contact', 'feedback'));
alter table contact_message alter column kind drop default;
alter table contact_message add column user_id uuid references app_user on delete cascade;
insert into contact_message (id, kind, user_id, key_id, content_sealed, created_at) select id, 'feedback', user_id, key_id, content_sealed, created_at from feedback;
drop table feedback;
create index contact_message_user on contact_message (user_id) where user_id is not null;
