/** What a field of a form is called in a sentence; a field that is not here is called by its own name. */
const labels: Readonly<Record<string, string>> = {
  abbrev_name: 'abbreviated name',
  background_ecotype: 'background ecotype',
  cc_ploidy: 'ploidy',
  classType: 'structural class',
  constructTypes: 'construct type',
  Description: 'description',
  detailSearchText: 'text',
  evidence: 'evidence code',
  'Gene Name': 'gene name',
  'Gene TAIR Object ID': 'gene TAIR object id',
  gene_names: 'gene name',
  geneModelType: 'gene model type',
  genPeptId: 'GenPept id',
  go_id_search_inp: 'GO or PO id',
  hasImages: 'has images',
  hasPoly: 'has a polymorphism',
  include_obsolete: 'obsolete genes are included',
  individual_line: 'individual line',
  inheritence: 'inheritance',
  insertionTypes: 'insertion type',
  isAbrcStock: 'is an ABRC stock',
  isTransgenic: 'is transgenic',
  keyword_types: 'keyword category',
  keywordTerm: 'keyword',
  keywordType: 'keyword category',
  keywordTypes: 'keyword category',
  loci: 'locus',
  'Locus TAIR Object ID': 'locus TAIR object id',
  mapType: 'map type',
  mw: 'molecular weight',
  Phenotype: 'phenotype',
  pi: 'isoelectric point',
  poly_between: 'polymorphic between',
  poly_between_1: 'polymorphic between',
  poly_between_2: 'and',
  pubmedId: 'PubMed id',
  pubName: 'journal',
  search_for: 'kind',
  search_job_title: 'job title',
  search_org_type: 'organization type',
  species_search_by: 'species',
  state_code: 'state',
  state_outside: 'state',
  taxonName: 'taxon',
  title_abstract: 'title or abstract',
  type_search_by: 'germplasm type',
  'Uniprot ID': 'UniProt id',
}

/** `marker_name` → `marker name`. */
export function criterionLabel(field: string): string {
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, lowered)
}

function lowered(_: string, before: string, after: string): string {
  return `${before} ${after.toLowerCase()}`
}

/** A text with its method, as the different forms spell it. */
export type TextRow = { method: string; input: string } & ({ type: string } | { label: string } | { isNamedByParent: true })

export const textRows: readonly TextRow[] = [
  { method: 'search_method', input: 'search_input', type: 'search_type' },
  { method: 'search_method', input: 'search_input', isNamedByParent: true },
  { method: 'searchType', input: 'detailSearchText', type: 'searchBy' },
  { method: 'nameType', input: 'nameText', type: 'nameBy' },
  { method: 'location_method', input: 'location_input', label: 'location' },
  { method: 'habitat_method', input: 'habitat_input', label: 'habitat' },
  { method: 'keyword_method', input: 'keyword_term', label: 'keyword' },
  { method: 'search_method', input: 'kw_search_input', label: 'keyword' },
  { method: 'type_name', input: 'input_name', label: 'name' },
  { method: 'type_family', input: 'input_family', label: 'family' },
  { method: 'type_super', input: 'input_super', label: 'super family' },
  { method: 'method', input: 'input', label: 'allele' },
]

/** A range, as the different forms spell it. */
export const ranges: readonly { from: string; to: string; label: string; unit?: string; unitField?: string }[] = [
  { from: 'year_from', to: 'year_to', label: 'year' },
  { from: 'low_range', to: 'high_range', label: 'position', unit: 'kb' },
  { from: 'startPos', to: 'endPos', label: 'position', unitField: 'gaUnit' },
  { from: 'min', to: 'max', label: 'value' },
]
