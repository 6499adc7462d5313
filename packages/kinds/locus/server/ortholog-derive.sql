insert into ortholog_species (species, locus_count)
select species, count(distinct locus_id) from locus_ortholog group by species;
