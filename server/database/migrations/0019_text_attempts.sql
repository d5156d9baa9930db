-- Thinking about a text that began and did not end, because its process died: after a few such attempts the text is given up in words.

alter table consultation_case add column attempts integer not null default 0;
alter table recording add column attempts integer not null default 0;
