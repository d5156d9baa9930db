-- What was said in a case and its clinician wants out of the report, sealed under the key of the case.
alter table consultation_case add column dismissed_omissions_sealed bytea;
