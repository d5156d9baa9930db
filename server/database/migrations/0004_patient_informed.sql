-- When the patient was told of the recording; and of a recording, how surely and when each word was heard, and when nothing could be.

alter table consultation_case add column patient_informed_at timestamptz;
alter table recording add column words_sealed bytea;
alter table recording add column missing_stretches jsonb;
