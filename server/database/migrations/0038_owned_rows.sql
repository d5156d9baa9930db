-- A row stands with a patient, a case or a conversation of its own owner, whatever statement put it there.
alter table patient add constraint patient_id_owner_id_key unique (id, owner_id);
alter table consultation_case add constraint consultation_case_id_owner_id_key unique (id, owner_id);
alter table conversation add constraint conversation_id_owner_id_key unique (id, owner_id);

alter table consultation_case drop constraint consultation_case_patient_id_fkey,
  add constraint consultation_case_patient_id_fkey foreign key (patient_id, owner_id) references patient (id, owner_id) on delete cascade;
alter table recording drop constraint recording_case_id_fkey,
  add constraint recording_case_id_fkey foreign key (case_id, owner_id) references consultation_case (id, owner_id) on delete cascade;
alter table case_document drop constraint case_document_case_id_fkey,
  add constraint case_document_case_id_fkey foreign key (case_id, owner_id) references consultation_case (id, owner_id) on delete cascade;
alter table conversation drop constraint conversation_case_id_fkey,
  add constraint conversation_case_id_fkey foreign key (case_id, owner_id) references consultation_case (id, owner_id) on delete cascade;
alter table message drop constraint message_conversation_id_fkey,
  add constraint message_conversation_id_fkey foreign key (conversation_id, owner_id) references conversation (id, owner_id) on delete cascade;

-- What the call said that ended a recording, as a digest under the key of its case: another one under the same id is told so, and not dropped in silence.
alter table recording add column ended_by bytea;

-- Whoever is blocked, by a command or by hand, loses open sockets at once: every server hears it as it hears a logout.
create function tell_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('epikrise_logouts', 'user:' || new.id);
  return null;
end
$$;
create trigger app_user_blocked after update of is_blocked on app_user for each row when (new.is_blocked and not old.is_blocked) execute function tell_blocked();
