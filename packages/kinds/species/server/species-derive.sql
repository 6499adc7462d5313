-- Numbers and names of the NCBI Taxonomy (https://www.ncbi.nlm.nih.gov/taxonomy). No file of a release lists species, and
-- the ones that its files name are few: accessions, orthologs, and the hosts of clones and constructs.
insert into species (taxon_id, scientific_name, genus, species, common_name, taxonomy)
select taxon_id, name, split_part(name, ' ', 1), split_part(name, ' ', 2), common_name, string_to_array(taxonomy, '; ')
from (values
  (3702, 'Arabidopsis thaliana', 'thale cress', 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Arabidopsis'),
  (38785, 'Arabidopsis arenosa', 'sand rockcress', 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Arabidopsis'),
  (59689, 'Arabidopsis lyrata', 'lyrate rockcress', 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Arabidopsis'),
  (81970, 'Arabidopsis halleri', null, 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Arabidopsis'),
  (81985, 'Capsella rubella', null, 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Capsella'),
  (72664, 'Eutrema salsugineum', null, 'Viridiplantae; Streptophyta; Magnoliopsida; Brassicales; Brassicaceae; Eutrema'),
  (3880, 'Medicago truncatula', 'barrel medic', 'Viridiplantae; Streptophyta; Magnoliopsida; Fabales; Fabaceae; Medicago'),
  (15368, 'Brachypodium distachyon', 'stiff brome', 'Viridiplantae; Streptophyta; Magnoliopsida; Poales; Poaceae; Brachypodium'),
  (4530, 'Oryza sativa', 'rice', 'Viridiplantae; Streptophyta; Magnoliopsida; Poales; Poaceae; Oryza'),
  (4577, 'Zea mays', 'maize', 'Viridiplantae; Streptophyta; Magnoliopsida; Poales; Poaceae; Zea'),
  (562, 'Escherichia coli', null, 'Bacteria; Pseudomonadota; Gammaproteobacteria; Enterobacterales; Enterobacteriaceae; Escherichia'),
  (358, 'Agrobacterium tumefaciens', null, 'Bacteria; Pseudomonadota; Alphaproteobacteria; Hyphomicrobiales; Rhizobiaceae; Agrobacterium'),
  (4932, 'Saccharomyces cerevisiae', 'brewer''s yeast', 'Fungi; Ascomycota; Saccharomycetes; Saccharomycetales; Saccharomycetaceae; Saccharomyces')
) as known (taxon_id, name, common_name, taxonomy);

analyze species;
