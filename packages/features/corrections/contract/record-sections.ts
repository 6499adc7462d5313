/**
 * The sections of each kind's pages, by id, as corrections name them. People and organizations are left out: they change their own records.
 * The pages are the web's, so the server knows their sections from here; a test compares both.
 */
export const recordSections = {
  analysisreference: {
    summary: 'Summary',
    'external-links': 'External Links',
  },
  arrayelement: {
    summary: 'Summary',
    slides: 'Slides',
    experiments: 'Experiments',
    'array-designs': 'Array Designs',
  },
  clone: {
    summary: 'Summary',
  },
  cloneend: {
    summary: 'Summary',
  },
  communication: {
    summary: 'Summary',
    'external-links': 'External Links',
  },
  ecotype: {
    summary: 'Summary',
  },
  gene: {
    summary: 'Summary',
    maps: 'Maps and Mapping Data',
    sequences: 'Sequences',
    protein: 'Protein Data',
    expression: 'Expression',
    'gene-ontology': 'Gene Ontology',
    germplasms: 'Germplasms',
    polymorphisms: 'Polymorphisms',
    publications: 'Publications',
    'external-links': 'External Links',
  },
  genesymbol: {
    summary: 'Summary',
    'associated-loci': 'Associated Loci',
    attribution: 'Attribution',
  },
  germplasm: {
    summary: 'Summary',
    stocks: 'Stocks',
    pedigree: 'Pedigree',
  },
  hoststrain: {
    summary: 'Summary',
  },
  keyword: {
    summary: 'Summary',
  },
  library: {
    summary: 'Summary',
  },
  locus: {
    summary: 'Summary',
    transcripts: 'Transcripts',
    maps: 'Maps and Mapping Data',
    sequences: 'Sequences',
    protein: 'Protein Data',
    expression: 'Expression',
    'gene-ontology': 'Gene Ontology',
    homology: 'Homology',
    'germplasm-and-clones': 'Germplasm and Clones',
    polymorphisms: 'Polymorphisms',
    publications: 'Publications',
    'external-links': 'External Links',
  },
  map: {
    summary: 'Summary',
    gaps: 'Assembly Gaps',
  },
  marker: {
    summary: 'Summary',
    polymorphisms: 'Associated Polymorphisms',
    sequences: 'Associated Nucleotide Sequences',
    publications: 'Publications',
  },
  polymorphism: {
    summary: 'Summary',
    genes: 'Associated Genes',
    polymorphisms: 'Associated Polymorphisms',
    markers: 'Genetic Markers',
    germplasms: 'Germplasms',
    maps: 'Maps',
    sequences: 'Associated Nucleotide Sequences',
    publications: 'Publications',
  },
  protein: {
    sequence: 'Sequence',
    summary: 'Summary',
    properties: 'Properties',
    domains: 'Domains',
    'external-links': 'External Links',
  },
  protocol: {
    summary: 'Summary',
  },
  publication: {
    summary: 'Summary',
  },
  sequence: {
    sequence: 'Sequence',
    summary: 'Summary',
    publications: 'Publications',
  },
  species: {
    summary: 'Summary',
  },
  transposon: {
    summary: 'Summary',
  },
  transposonfamily: {
    summary: 'Summary',
  },
  vector: {
    summary: 'Summary',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

const sectionsOfKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = recordSections

/** Titles by id; none if records of the kind cannot be corrected. */
export function sectionsOf(kind: string): Readonly<Record<string, string>> {
  return (Object.hasOwn(sectionsOfKinds, kind) ? sectionsOfKinds[kind] : undefined) ?? {}
}

/** What a section is called; null if pages of the kind have no such section. */
export function sectionTitleOf(kind: string, section: string): string | null {
  const sections = sectionsOf(kind)
  return Object.hasOwn(sections, section) ? (sections[section] ?? null) : null
}
