import { formatGeneModelType, parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { structuralClasses } from '@rosette/kinds/protein/contract/structural-classes.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

/** What a facet is called; a field that is not here is called by its own name. */
const labels: Readonly<Record<string, string>> = {
  allele_mode: 'Allele mode',
  annotation_count: 'Annotations per locus',
  bgEcotypes: 'Background ecotype',
  chrom: 'Chromosome',
  chromosome: 'Chromosome',
  clone_end_types: 'Clone end type',
  construct_types: 'Construct type',
  country: 'Country',
  currentStatus: 'Current status',
  domain_types: 'Domain database',
  ecotypes: 'Ecotype',
  evidence_code: 'Evidence',
  evidence_codes: 'Evidence',
  gene_model_type: 'Gene model type',
  geneModelType: 'Gene model type',
  germplasmType: 'Germplasm type',
  has_literature: 'Associated literature',
  insert_type: 'Insert type',
  insertion_type: 'Insertion type',
  insertion_types: 'Insertion type',
  is_pcr_marker: 'PCR marker',
  isAmbiguous: 'Ambiguous',
  isControl: 'Control',
  keywords: 'Keyword',
  length: 'Length in amino acids',
  keywordTypeFull: 'Keyword category',
  kwCategory: 'Category',
  mutagen: 'Mutagen',
  organism: 'Organism',
  pi: 'Isoelectric point',
  polymorphism_site: 'Site',
  polymorphism_type: 'Polymorphism type',
  probeType: 'Probe type',
  publication_type: 'Publication type',
  pubName: 'Journal',
  relationshipType: 'Relationship',
  scientific_name: 'Species',
  structural_class: 'Structural class',
  super_family_name: 'Super family',
  type: 'Type',
  vector_type: 'Vector type',
  year: 'Year',
}

export function facetLabel(field: string): string {
  const label = Object.hasOwn(labels, field) ? labels[field] : undefined
  return label ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')
}

const flags: Readonly<Record<string, string>> = { true: 'yes', false: 'no' }
const classes: Readonly<Record<string, string>> = structuralClasses

/** A value as the table writes it: `protein coding`, `yes`. */
export function facetValueLabel(field: string, value: string): string {
  const type = /^gene_?model_?type$/i.test(field) ? parseGeneModelType(value) : null
  if (type) return formatGeneModelType(type)
  const known = field === 'structural_class' ? classes : flags
  const label = Object.hasOwn(known, value) ? known[value] : undefined
  return label ?? (/^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value)
}

/** `100 to 199`, `2,000 and more`, `up to 49`, `12`; a year has no comma. */
export function formatBounds(field: string, from: number | null, to: number | null): string {
  const write = field === 'year' ? String : formatNumber
  // No count is below 0.
  if (from === null) return to === null ? 'any' : to === 0 ? '0' : `up to ${write(to)}`
  if (to === null) return `${write(from)} and more`
  return from === to ? write(from) : `${write(from)} to ${write(to)}`
}
