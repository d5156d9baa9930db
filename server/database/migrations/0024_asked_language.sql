-- The language a clinician chose for the report of one case; where there is none it follows what was heard.
alter table consultation_case add column asked_language text;
