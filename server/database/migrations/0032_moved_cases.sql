-- Whom a case named before it was moved to another patient, sealed under the key of the case: texts still hold these names, and masking must know them.
alter table consultation_case add column former_names_sealed bytea;
