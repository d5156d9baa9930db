-- What is written of a report so far, shown section by section, and the engine a person named for the newest request.

alter table consultation_case add column report_engine text;

create table report_draft (
  case_id uuid primary key references consultation_case (id) on delete cascade,
  report_request integer not null,
  sections_sealed bytea not null
);
