import type { KindName } from '@rosette/kinds/registry/contract.ts'

export type Criterion = [requirement: string, criterion: string, fields: readonly string[]]

// Every criterion of the search forms (document 3, section 3.1) and the fields of the index that answer it. A text criterion is asked
// for with contains, starts with and exactly; a value criterion with a value or a range.
export const textCriteria: Partial<Record<KindName, readonly Criterion[]>> = {
  locus: [
    ['FGENE-009', 'Gene Name', ['gene_name', 'other_names', 'full_names']],
    ['FGENE-009', 'Description', ['description']],
    ['FGENE-009', 'Phenotype', ['phenotypes']],
    ['FGENE-009', 'Uniprot ID', ['uniprot_ids']],
    ['FGENE-009', 'Locus TAIR Object ID', ['locus_tair_id']],
    ['FGENE-009', 'Gene TAIR Object ID', ['gene_tair_ids']],
  ],
  clone: [
    ['FDNA-007', 'name', ['name', 'alias']],
    ['FDNA-007', 'locus name', ['locus']],
    ['FDNA-007', 'gene name', ['gene_names']],
  ],
  vector: [
    ['FDNA-013', 'name', ['name', 'alias']],
    ['FDNA-013', 'stock number', ['stock_number']],
  ],
  ecotype: [
    ['FECO-003', 'abbrev_name', ['abbrev_name']],
    ['FECO-003', 'full_name', ['full_name']],
    ['FECO-003', 'description', ['description']],
    ['FECO-004', 'location_input', ['location']],
    ['FECO-004', 'habitat_input', ['habitat']],
  ],
  germplasm: [
    ['FGERM-005', 'gene_name', ['locusList', 'gene_names']],
    ['FGERM-005', 'name', ['name', 'original_name', 'stockNo']],
    ['FGERM-005', 'phenotypes', ['phenotypes']],
    ['FGERM-006', 'allele', ['alleles.name']],
  ],
  marker: [
    ['FMARK-003', 'marker_name', ['marker_name', 'aliases']],
    ['FMARK-003', 'gene_name', ['gene_names']],
    ['FMARK-003', 'locus_name', ['locus_names']],
  ],
  polymorphism: [
    ['FPOLY-003', 'name', ['name', 'aliases']],
    ['FPOLY-003', 'gene_names', ['symbols']],
    ['FPOLY-003', 'locus_name', ['gene_names']],
    ['FPOLY-003', 'phenotypes', ['phenotypes']],
    ['FPOLY-003', 'genbank_accession', ['genbank_accession']],
  ],
  protein: [
    ['FPROT-004', 'locus', ['locusName']],
    ['FPROT-004', 'symbol', ['symbol']],
    ['FPROT-004', 'genPeptId', ['genpept_ids']],
  ],
  publication: [
    ['FPUB-003', 'authors', ['authors']],
    ['FPUB-003', 'pubName', ['pubName']],
    ['FPUB-003', 'title_abstract', ['title']],
    ['FPUB-003', 'loci', ['locus_names']],
    ['FPUB-003', 'pubmedId', ['pubmedId']],
    ['FPUB-003', 'doi', ['doi']],
    ['FPUB-007', 'keyword_term', ['keyword_terms.term']],
  ],
  protocol: [['FPROTO-003', 'description, title, authors', ['description', 'title', 'authors']]],
  transposon: [['FTRANS-003', 'input_name, input_family, input_super', ['transposon_name', 'family_name', 'super_family_name']]],
  keyword: [['FKEY-003', 'kw_search_input', ['kwName', 'synonyms']]],
}

export const valueCriteria: Partial<Record<KindName, readonly Criterion[]>> = {
  locus: [
    ['FGENE-004', 'geneList', ['gene_name', 'model_names']],
    ['FGENE-010', 'include_obsolete', ['is_obsolete']],
    ['FGENE-011', 'keywordTerm, keywordType', ['annotations.terms', 'annotations.term', 'annotations.category']],
    ['FGENE-012', 'evidence', ['annotations.evidence']],
    ['FGENE-013', 'geneModelType', ['gene_model_types']],
    ['FGENE-014', 'advanced', ['has_literature', 'is_sequenced']],
    ['FGENE-015', 'chromosome', ['places.chromosome']],
    ['FGENE-016', 'mapType', ['places.map_type']],
    ['FGENE-017', 'startPos, endPos', ['places.start', 'places.end', 'places.units']],
  ],
  clone: [
    ['FDNA-007', 'GenBank accession, gi', ['genbank', 'genbank_gi']],
    [
      'FDNA-009',
      'features',
      ['vector_type', 'insert_type', 'clone_end_types', 'is_sequenced', 'is_genetic_marker', 'is_on_map', 'has_stock'],
    ],
    ['FDNA-009', 'full-length CDS', ['is_full_length_cds']],
    ['FDNA-010', 'chromosome, range', ['chrom', 'start_position', 'end_position']],
  ],
  vector: [['FDNA-013', 'vector type, ABRC stock', ['vector_type', 'has_stock']]],
  ecotype: [['FECO-004', 'country', ['country']]],
  germplasm: [
    ['FGERM-003', 'type_search_by', ['germplasmType']],
    ['FGERM-004', 'species_search_by', ['scientific_name']],
    ['FGERM-006', 'zygosity', ['alleles.zygosity']],
    ['FGERM-007', 'isAbrcStock, hasPoly, isTransgenic, hasImages', ['is_abrc_stock', 'has_polymorphism', 'is_transgenic', 'has_images']],
    ['FGERM-008', 'cc_ploidy', ['ploidy']],
    ['FGERM-009', 'background_ecotype', ['bgEcotypes']],
    ['FGERM-010', 'mutagen', ['mutagen']],
    ['FGERM-011', 'insertionTypes', ['insertion_types']],
    ['FGERM-012', 'constructTypes', ['construct_types']],
    ['FGERM-013', 'chromosome, low_range, high_range', ['places.chromosome', 'places.start', 'places.end']],
  ],
  marker: [
    ['FMARK-004', 'marker_type', ['type', 'is_pcr_marker']],
    ['FMARK-005', 'poly_between_1, poly_between_2', ['ecotypes']],
    ['FMARK-006', 'chromosome, range', ['chrom', 'start_position', 'end_position']],
  ],
  polymorphism: [
    ['FPOLY-005', 'is_genetic_marker', ['is_genetic_marker']],
    ['FPOLY-006', 'polymorphism_type', ['polymorphism_type']],
    ['FPOLY-007', 'insertion_type', ['insertion_type']],
    ['FPOLY-008', 'polymorphism_site', ['polymorphism_site']],
    ['FPOLY-009', 'inheritence', ['inheritance']],
    ['FPOLY-010', 'construct_type', ['construct_type']],
    ['FPOLY-011', 'mutagen', ['mutagen']],
    ['FPOLY-012', 'allele_mode', ['allele_mode']],
    ['FPOLY-013', 'poly_between', ['ecotypes']],
    ['FPOLY-014', 'chromosome, range', ['chromosome', 'start_position', 'end_position']],
  ],
  protein: [
    ['FPROT-005', 'geneList', ['locusName']],
    ['FPROT-006', 'classType', ['structural_class']],
    ['FPROT-007', 'physioSection', ['length', 'mw', 'pi']],
    ['FPROT-011', 'domainSection', ['domains.accession', 'domains.places']],
    ['FPROT-012', 'domain database', ['domains.database']],
  ],
  publication: [
    ['FPUB-005', 'year_from, year_to', ['year']],
    ['FPUB-006', 'publication_type', ['publication_type']],
    ['FPUB-007', 'keyword_types', ['keyword_terms.category']],
  ],
  protocol: [['FPROTO-004', 'Keywords', ['keywords']]],
  keyword: [
    ['FKEY-004', 'go_id_search_inp', ['gopoId']],
    ['FKEY-005', 'restrictCats', ['kwCategory']],
    ['FKEY-007', 'each of the boxes', ['kwCategory']],
  ],
}

export function* criteriaOf(table: Partial<Record<KindName, readonly Criterion[]>>): Generator<[KindName, ...Criterion]> {
  // Object.entries forgets what its keys are.
  for (const [kind, criteria] of Object.entries(table) as [KindName, readonly Criterion[]][]) {
    for (const criterion of criteria) yield [kind, ...criterion]
  }
}
