import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import type { DemoLocus } from '../genome/demo-locus.ts'
import { type DemoAnnotation, demoAnnotations } from './demo-annotations.ts'
import { type DemoTerm, demoTerms } from './demo-terms.ts'

/** The files of keywords and annotations: two ontologies, keywords of none, and who is annotated to what. */
export function formatKeywordFiles(loci: readonly DemoLocus[], asOf: Date): Record<string, string[]> {
  const annotations = demoAnnotations(loci)
  const ofSpace = (namespace: string) => annotations.filter(({ term }) => term.namespace === namespace)
  return {
    'go-basic.obo': formatObo('go', 'GO:'),
    'po.obo': formatObo('po', 'PO:'),
    'rosette_keyword.tsv': formatKeywords(asOf),
    'rosette_keyword_publication.tsv': ['reference_id\tkeyword\tcategory', ...publicationKeywords],
    'TAIR_GO_slim_categories.txt': formatSlimGroups(),
    'ATH_GO_GOSLIM.txt': annotations.filter(({ term }) => term.id.startsWith('GO:')).map(formatGoSlim),
    'TAIR_locus_GO_2023.tsv': ['locus\tgo_id', ...formatPairs(loci)],
    'po_anatomy_gene_arabidopsis_tair.assoc': ['!gaf-version: 2.0', ...ofSpace('plant_anatomy').map(formatGaf)],
    'po_temporal_gene_arabidopsis_tair.assoc': ['!gaf-version: 2.0', ...ofSpace('plant_structure_development_stage').map(formatGaf)],
  }
}

/** The terms of the demo that TAIR's plant slim groups others by; it calls the roots by what is left for them. */
const slimGroups: Readonly<Record<string, string | null>> = {
  'GO:0008150': 'other biological processes',
  'GO:0009908': null,
  'GO:0007623': null,
  'GO:0009416': null,
  'GO:0003674': 'other molecular functions',
  'GO:0003677': null,
  'GO:0003700': null,
  'GO:0005515': null,
  'GO:0005575': 'other cellular components',
  'GO:0005634': null,
  'GO:0005737': null,
  'GO:0005783': null,
}

function formatSlimGroups(): string[] {
  const lines = demoTerms.flatMap(({ id, name, namespace, definition }) => {
    const group = slimGroups[id]
    return group === undefined ? [] : [[namespace.replaceAll('_', ' '), name, id, definition, group ?? name].join('\t')]
  })
  return ['!Demonstration of the plant GO slim', 'ONTOLOGY ASPECT\tGO TERM\tGO_ID\tDEFINITION\tSLIM_NAME', ...lines]
}

/** Terms of made-up loci whose evidence no file tells: one of a term, one of its child terms. */
function formatPairs(loci: readonly DemoLocus[]): string[] {
  const [first, second] = loci.filter((locus) => /^AT\dG9/.test(locus.name))
  return first && second ? [`${first.name}\tGO:0009908`, `${second.name}\tGO:0048437`] : []
}

function formatObo(ontology: string, prefix: string): string[] {
  const head = ['format-version: 1.2', `ontology: ${ontology}`, '']
  const stanzas = demoTerms.filter((term) => term.id.startsWith(prefix)).flatMap((term) => ['[Term]', ...tagsOf(term), ''])
  return [...head, ...stanzas, '[Typedef]', 'id: part_of', 'name: part of', 'is_transitive: true']
}

function tagsOf(term: DemoTerm): string[] {
  return [
    `id: ${term.id}`,
    `name: ${term.name}`,
    `namespace: ${term.namespace}`,
    ...term.alternativeIds.map((id) => `alt_id: ${id}`),
    `def: ${JSON.stringify(term.definition)} [demonstration]`,
    ...term.synonyms.map((synonym) => `synonym: ${JSON.stringify(synonym)} EXACT []`),
    ...term.isA.map((id) => `is_a: ${id}`),
    ...term.relationships.map(({ type, target }) => `relationship: ${type} ${target}`),
    ...(term.isObsolete ? ['is_obsolete: true'] : []),
    ...term.consider.map((id) => `consider: ${id}`),
  ]
}

/** Given to made-up publications as a whole: of each category that annotations cite no publication for. */
const publicationKeywords = [
  '900000002\tin situ hybridization\tmethod',
  '900000002\tdemonstration topic\tuser-defined',
  '900000003\tnucleus\tcellular component',
  '900000003\tflowering stage\tgrowth and developmental stages',
]

// Those that have a definition.
const described: readonly string[] = ['yeast two-hybrid assay', 'in situ hybridization']

function formatKeywords(asOf: Date): string[] {
  const modified = new Date(asOf.getTime() - 30 * 86_400_000).toISOString().slice(0, 10)
  return [
    'keyword\tcategory\tdefinition\tdate_last_modified',
    `yeast two-hybrid assay\tmethod\tA test in yeast cells that shows whether two proteins bind each other.\t${modified}`,
    `in situ hybridization\tmethod\tA labelled probe shows in a section where an RNA is made.\t${modified}`,
    ...protocolMethods.filter((method) => !described.includes(method)).map((method) => `${method}\tmethod\t\t`),
    'demonstration word\tuser-defined\t\t',
    'demonstration topic\tuser-defined\t\t',
  ]
}

/** Relationship and aspect as TAIR writes them for each half of the Gene Ontology. */
const halves: Readonly<Record<string, readonly [relationship: string, aspect: string]>> = {
  biological_process: ['involved in', 'P'],
  molecular_function: ['has', 'F'],
  cellular_component: ['located in', 'C'],
}

function formatGoSlim({ locus, term, evidenceCode, isNegated, pubmedId }: DemoAnnotation): string {
  const [relationship, aspect] = halves[term.namespace] ?? ['related to', 'P']
  const accession = locus.tairObjectId === null ? '' : `locus:${locus.tairObjectId}`
  const statement = [isNegated ? `NOT ${relationship}` : relationship, term.name, term.id, term.tairKeywordId ?? '', aspect, '']
  // Similarity is to something; here to what all MADS-box proteins share.
  const evidenceWith = evidenceCode === 'ISS' && pubmedId !== null ? 'InterPro:IPR002100' : ''
  return [
    locus.name,
    accession,
    locus.name,
    ...statement,
    evidenceCode,
    '',
    evidenceWith,
    referenceOf(locus, pubmedId),
    '',
    dayOf(pubmedId),
  ].join('\t')
}

function formatGaf({ locus, term, evidenceCode, isNegated, pubmedId }: DemoAnnotation): string {
  const object = ['TAIR', `locus:${locus.tairObjectId ?? locus.name}`, locus.symbols[0]?.symbol ?? locus.name]
  const statement = [isNegated ? 'NOT' : '', term.id, referenceOf(locus, pubmedId), evidenceCode, '']
  const aspect = term.namespace === 'plant_anatomy' ? 'A' : 'G'
  return [
    ...object,
    ...statement,
    aspect,
    locus.name,
    locus.name,
    'protein',
    'taxon:3702',
    dayOf(pubmedId).replaceAll('-', ''),
    'TAIR',
  ].join('\t')
}

/** Curators date what they read; what has no paper has no day either. */
function dayOf(pubmedId: number | null): string {
  return pubmedId === null ? '' : '2024-02-19'
}

function referenceOf({ publications }: DemoLocus, pubmedId: number | null): string {
  const publication = publications.find((each) => each.pubmedId === pubmedId)
  return publication ? `TAIR:Publication:${publication.referenceId}|PMID:${publication.pubmedId}` : ''
}
