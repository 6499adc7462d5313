import { annotationTable, geneOntologyFile, plantOntologyFile } from './annotation-exports.ts'
import { type ExportedTable, exportedTable } from './exported-table.ts'
import { geneExports } from './gene-exports.ts'

const phenotypes = 'Polymorphisms_and_Phenotypes'

/** Every file that is written from the tables of a release. */
export const tableExports: readonly ExportedTable[] = [
  ...geneExports,
  geneOntologyFile,
  plantOntologyFile,
  annotationTable,
  exportedTable({
    section: phenotypes,
    name: 'polymorphisms',
    title: 'Polymorphisms and insertion lines, with their positions and the loci that they hit',
    from: ['insertion_flank', 'polymorphism_line'],
    columns: [
      'name',
      'tair_accession',
      'line',
      'type',
      'insertion_type',
      'chromosome',
      'start',
      'end',
      'loci',
      'gene_models',
      'germplasms',
      'mutagen',
      'inheritance',
      'description',
    ],
    sql: `
      with hit as (
        select polymorphism_id, string_agg(distinct locus.name, '|') as loci,
          string_agg(distinct gene_model_name || coalesce(':' || region, ''), '|') as gene_models
        from polymorphism_gene left join locus using (locus_id) group by polymorphism_id
      ), held as (
        select polymorphism_id, string_agg(germplasm.name, '|' order by germplasm.name collate "C") as germplasms
        from polymorphism_germplasm join germplasm using (germplasm_id) group by polymorphism_id
      )
      select polymorphism.name, 'polymorphism:' || polymorphism.tair_object_id as tair_accession, polymorphism.line,
        polymorphism.polymorphism_type as type, polymorphism.insertion_type, polymorphism.chromosome,
        polymorphism.start_position as start, polymorphism.end_position as "end", hit.loci, hit.gene_models, held.germplasms,
        polymorphism.mutagen, polymorphism.inheritance, polymorphism.description
      from polymorphism left join hit using (polymorphism_id) left join held using (polymorphism_id)
      order by polymorphism.name collate "C"`,
  }),
  exportedTable({
    section: phenotypes,
    name: 'germplasm_phenotypes',
    title: 'Phenotypes of germplasms and the loci behind them',
    from: ['germplasm_phenotype', 'germplasm_detail'],
    columns: ['germplasm', 'locus', 'phenotype', 'pubmed_id'],
    sql: `
      select germplasm_name as germplasm, locus_name as locus, phenotype, pubmed_id from germplasm_phenotype
      order by germplasm_name collate "C", locus_name collate "C", phenotype collate "C", pubmed_id`,
  }),
  exportedTable({
    section: 'Publications',
    name: 'locus_publications',
    title: 'Publications about each locus',
    from: ['locus_publication', 'publication_citation', 'pubmed_article'],
    columns: ['locus', 'reference', 'pubmed_id', 'doi', 'year', 'title'],
    sql: `
      select locus.name as locus, 'Publication:' || publication.reference_id as reference, publication.pubmed_id, publication.doi,
        publication.publication_year as year, publication.title
      from publication_locus join locus using (locus_id) join publication using (reference_id)
      order by locus.name collate "C", publication.reference_id`,
  }),
  exportedTable({
    section: 'Proteins',
    name: 'locus_uniprot',
    title: 'UniProt accessions of each locus',
    from: ['uniprot_of_locus', 'uniprot_of_name', 'uniprot_entry'],
    columns: ['locus', 'uniprot_accession'],
    sql: `
      select locus.name as locus, uniprot_accession from locus_uniprot join locus using (locus_id)
      order by locus.name collate "C", uniprot_accession collate "C"`,
  }),
  exportedTable({
    section: 'Proteins',
    name: 'uniprot_texts',
    title: 'Texts of the UniProt entries of each locus, with the evidence of each',
    from: ['uniprot_entry'],
    columns: ['locus', 'accession', 'status', 'entry_version', 'entry_date', 'topic', 'molecule', 'text', 'numbers', 'evidence'],
    sql: `
      select locus.name as locus, entry.accession, case when entry.is_reviewed then 'reviewed' else 'not reviewed' end as status,
        entry.entry_version, entry.entry_date, said.topic, said.molecule, said.body as text, said.details as numbers, said.evidence
      from uniprot_entry_locus join locus using (locus_id) join uniprot_entry as entry using (entry_id)
      join uniprot_text as said using (entry_id)
      order by locus.name collate "C", entry.accession collate "C", said.place`,
  }),
  exportedTable({
    section: 'Proteins',
    name: 'protein_structures',
    title: 'Structures of proteins, and how much of each they have',
    from: ['structure_sheet', 'structure_file'],
    columns: [
      'protein',
      'accession',
      'chain',
      'method',
      'source',
      'version',
      'residues',
      'modelled_residues',
      'differing_residues',
      'mean_confidence',
      'file',
      'licence',
    ],
    sql: `
      select protein.name as protein, own.accession, own.chain, facts->>'method' as method, facts->>'source' as source, facts->>'version' as version,
        protein.length as residues, facts->>'residueCount' as modelled_residues, jsonb_array_length(facts->'differences') as differing_residues,
        facts->'confidence'->>'mean' as mean_confidence, own.file, facts->>'licence' as licence
      from protein_structure as own join protein using (protein_id)
      order by protein.name collate "C", own.accession collate "C", own.chain collate "C"`,
  }),
  exportedTable({
    section: 'Maps',
    name: 'marker_positions',
    title: 'Markers and their positions on physical and genetic maps',
    from: ['marker_place', 'marker_detail', 'genetic_map_position', 'genotyped_marker'],
    columns: ['marker', 'type', 'map', 'map_type', 'chromosome', 'start', 'end', 'units'],
    sql: `
      select marker.name as marker, marker.marker_type as type, map.name as map, map.map_type, map.chromosome,
        place.start_position as start, place.end_position as "end", map.units
      from marker_location as place join marker using (marker_id) join map using (map_id)
      order by marker.name collate "C", map.name collate "C", map.chromosome collate "C", place.start_position, place.end_position`,
  }),
  exportedTable({
    section: 'Microarrays',
    name: 'array_elements',
    title: 'Array elements and the loci that they measure',
    from: ['array_element_line', 'array_signal_line', 'array_element_detail'],
    columns: ['array_element', 'type', 'array', 'locus', 'is_ambiguous'],
    sql: `
      select element.name as array_element, element.element_type as type, design.design_name as array, locus.name as locus,
        case when element.is_ambiguous then 'yes' else 'no' end as is_ambiguous
      from array_element_locus join array_element as element using (array_element_id) join locus using (locus_id)
      left join array_element_design as design using (array_element_id)
      order by element.name collate "C", element.array_element_id, design.design_name collate "C", locus.name collate "C"`,
  }),
]
