-- Who the professional is on a referral or letter: name, title, licence number, clinic. Their own data, not a patient's.
alter table app_user add column professional jsonb not null default '{}';
