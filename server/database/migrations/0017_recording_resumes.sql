-- How often a recording was sent to the speech engine again by itself: one that fails though the engine answers others is not tried for ever.

alter table recording add column resumes integer not null default 0;
