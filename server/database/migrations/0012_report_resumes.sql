-- How often a report was asked for again by itself since a person last asked: one that fails though its model is well is not tried for ever.

alter table consultation_case add column report_resumes integer not null default 0;
