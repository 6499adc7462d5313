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
    'GO_edges_202507.tsv': formatGoGraph(),
    'GO_synonyms_20240117.tsv': ['go_id\tsynonym', ...furtherSynonyms],
    'rosette_keyword.tsv': formatKeywords(asOf),
    'rosette_keyword_publication.tsv': ['reference_id\tkeyword\tcategory', ...publicationKeywords],
    'TAIR_GO_slim_categories.txt': formatSlimGroups(),
    'ATH_GO_GOSLIM.txt': annotations.filter(({ term }) => term.id.startsWith('GO:')).map(formatGoSlim),
    'TAIR_locus_GO_2023.tsv': ['locus\tgo_id', ...formatPairs(loci), `${denied.locus}\t${denied.term}`],
    'TAIR_GO_annotations_with_evidence_2015.tsv': formatGeneticAnnotations(),
    'gene_association.tair.20171201.part': ['!gaf-version: 2.0', formatDenied(loci)],
    'po_anatomy_gene_arabidopsis_tair.assoc': ['!gaf-version: 2.0', ...ofSpace('plant_anatomy').map(formatGaf)],
    'po_temporal_gene_arabidopsis_tair.assoc': ['!gaf-version: 2.0', ...ofSpace('plant_structure_development_stage').map(formatGaf)],
  }
}

/** The terms of the demo that TAIR's plant slim groups others by; it calls the roots by what is left for them. */
const slimGroups: Readonly<Record<string, string | null>> = {
  'GO:0008150': 'other biological processes',
  // Obsolete by now: replaced by reproductive process, and replaced by nothing.
  'GO:0000003': 'reproduction',
  'GO:0005623': 'cell',
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

/** The list without qualifiers has this pair, and the only file that qualifies it denies it. The pair is made up. */
const denied = { locus: 'AT5G11260', term: 'GO:0005783' } as const

function formatDenied(loci: readonly DemoLocus[]): string {
  const locus = loci.find(({ name }) => name === denied.locus)
  const object = ['TAIR', `locus:${locus?.tairObjectId}`, denied.locus]
  const statement = ['NOT', denied.term, 'TAIR:Communication:501741973', 'IBA', '', 'C', denied.locus, denied.locus]
  return [...object, ...statement, 'protein', 'taxon:3702', '20150803', 'GOC', '', ''].join('\t')
}

/** Annotations of a genetic locus; the list repeats those of loci with a sequence, which newer lists have, and says where nothing is known. */
function formatGeneticAnnotations(): string[] {
  return ['locus\tgo_id\tevidence_code', 'ACL2\tGO:0009908\tIMP', 'ACL2\tGO:0005575\tND', 'AT5G11260\tGO:0009908\tRCA']
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
    ...[...term.isA, ...(formerParents[term.id] ?? [])].map((id) => `is_a: ${id}`),
    ...term.relationships.map(({ type, target }) => `relationship: ${type} ${target}`),
    ...(term.isObsolete ? ['is_obsolete: true'] : []),
    ...(term.replacedBy ?? []).map((id) => `replaced_by: ${id}`),
    ...term.consider.map((id) => `consider: ${id}`),
  ]
}

/** Parents that only the older of the two files still has. */
const formerParents: Readonly<Record<string, readonly string[]>> = { 'GO:0009845': ['GO:0050896'] }

/** The newer file lists a few of the terms only; of one, a parent that no file names. */
function formatGoGraph(): string[] {
  const edges = [
    ['GO:0009845', 'GO:0032502'],
    ['GO:0009414', 'GO:0999901'],
    ['GO:0999901', 'GO:0006950'],
  ]
  return ['child\trelationship\tparent', ...edges.map(([child, parent]) => `${child}\tis_a\t${parent}`)]
}

/** Synonyms that the ontology itself does not have here; the last repeats the name of its term. */
const furtherSynonyms = [
  'GO:0009414\tresponse to drought',
  'GO:0009414\tdrought tolerance',
  'GO:0007623\tcircadian process',
  'GO:0009409\tresponse to cold',
]

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
