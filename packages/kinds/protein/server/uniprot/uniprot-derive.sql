-- A merged entry lives on under the accession of another, which names its own as a secondary one.
insert into uniprot_current_entry (accession, entry_id)
select distinct on (entry.accession) entry.accession, entry.entry_id
from uniprot_entry as entry
where not exists (
  select from uniprot_secondary_accession as merged
  join uniprot_entry as into_which using (entry_id)
  where merged.secondary_accession = entry.accession and into_which.accession <> entry.accession
)
order by entry.accession, entry.entry_version desc nulls last, entry.entry_date desc nulls last, entry.file;

insert into uniprot_entry_locus (locus_id, entry_id)
select distinct locus.locus_id, entry.entry_id
from uniprot_current_entry as entry
join uniprot_named_locus as named on named.entry_id = entry.entry_id
join locus on locus.name = named.locus_name;

create index on uniprot_entry_locus (entry_id);
create index on uniprot_named_locus (entry_id);
create index on uniprot_isoform (entry_id);
create index on uniprot_named_model (entry_id);
create index on uniprot_text (entry_id);
create index on uniprot_feature (entry_id);
create index on uniprot_keyword (entry_id);
create index on uniprot_reference (entry_id);

analyze uniprot_entry, uniprot_current_entry, uniprot_entry_locus, uniprot_named_locus, uniprot_isoform, uniprot_named_model, uniprot_text,
  uniprot_feature, uniprot_keyword, uniprot_reference;
