-- What of an animal's descriptor points at people, and which other species it is, sealed under the key of the case.
alter table consultation_case add column animal_details_sealed bytea;
