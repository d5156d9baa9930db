-- That a personal offer is due to somebody is told beside what clinics write and users say; it is neither.
alter table contact_message drop constraint contact_message_kind_check,
  add constraint contact_message_kind_check check (kind in ('contact', 'feedback', 'offer'));
