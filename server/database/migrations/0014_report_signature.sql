-- A report is signed once: who, when and which very text; what comes later is added after it and never written into it.
alter table consultation_case add column signed_at timestamptz, add column signature_sealed bytea, add column addenda_sealed bytea;
-- Why a text was kept when another took its place.
alter table report_version add column kind text not null default 'replaced';
