-- What a clinician is asked before it may stand in a report, and what was answered, sealed under the key of the case.
alter table consultation_case add column questions_sealed bytea;
