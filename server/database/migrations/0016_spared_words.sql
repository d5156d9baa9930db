-- Words of a case that its clinician says identify nobody, sealed under the key of the case.
alter table consultation_case add column spared_words_sealed bytea;
