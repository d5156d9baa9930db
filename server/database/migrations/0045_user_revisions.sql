-- A number that moves with everything the standing of a user is read from, so that a server may remember a user and ask with each call whether anything has changed.
create sequence user_revision_number;

-- A row of its own and no column of app_user, whose row others hold for as long as they work; and no foreign key, which would hold it too.
create table user_revision (
  user_id uuid primary key,
  revision bigint not null default nextval('user_revision_number')
) with (fillfactor = 50);

-- Looked for by each report that is counted in a trial.
create index app_user_trial_person on app_user (trial_person);

-- At the commit, so that nobody waits for a number while somebody else works; a server from before this migration moves it too.
create function move_user_revision() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'app_user' then
    if tg_op = 'DELETE' then
      delete from user_revision where user_id = old.id;
    else
      insert into user_revision (user_id) values (new.id) on conflict (user_id) do update set revision = excluded.revision;
    end if;
  elsif tg_table_name = 'custom_prompt' then
    update user_revision set revision = default where user_id in (old.user_id, new.user_id);
  elsif tg_table_name = 'trial_use' then
    update user_revision set revision = default where user_id in (select id from app_user where trial_person in (old.person, new.person));
  elsif tg_table_name = 'subscription' then
    update user_revision set revision = default
    where user_id in (old.user_id, new.user_id) or user_id in (select member_id from seat where payer_id in (old.user_id, new.user_id));
  else
    -- Whoever sits at the same payer moves up when a seat before theirs is freed.
    update user_revision set revision = default
    where user_id in (old.member_id, new.member_id) or user_id in (select member_id from seat where payer_id in (old.payer_id, new.payer_id));
  end if;
  return null;
end
$$;

create constraint trigger app_user_revision after insert or update or delete on app_user
  deferrable initially deferred for each row execute function move_user_revision();
create constraint trigger custom_prompt_revision after insert or update or delete on custom_prompt
  deferrable initially deferred for each row execute function move_user_revision();
create constraint trigger trial_use_revision after insert or update or delete on trial_use
  deferrable initially deferred for each row execute function move_user_revision();
create constraint trigger subscription_revision after insert or update or delete on subscription
  deferrable initially deferred for each row execute function move_user_revision();
create constraint trigger seat_revision after insert or update or delete on seat
  deferrable initially deferred for each row execute function move_user_revision();

insert into user_revision (user_id) select id from app_user;
