import { dayOf } from '@rosette/contract-kit/clock.ts'
import { formatMitabLine, type MitabValue, mitabColumns } from '@rosette/file-formats/mitab.ts'
import { interactionMethods, type Relation } from '../../contract/paper-line.ts'
import type { AcceptedLine } from './accepted-lines.ts'
import type { GafWriter } from './member-gaf.ts'

/** A file by its name: what the loader reads with the next release. */
export type CurationFile = { name: string; text: string; lineCount: number }

/** All files, also those without a line, so that a folder never keeps an older one. The same lines give the same bytes. */
export function formatCuration(lines: readonly AcceptedLine[], gaf: GafWriter, publicUrl: string): CurationFile[] {
  const like = (kind: string) => lines.filter(({ lineKind }) => lineKind === kind)
  const annotations = like('annotation')
  const gafFile = (name: string, version: string, ontology: 'GO' | 'PO') => {
    const own = annotations.filter((line) => gaf.ontologyOf(line) === ontology)
    // Two authors may have shown the same, each in a line of their own: credit has both, the format wants it once.
    const texts = [...new Set(own.flatMap((line) => gaf.lineOf(line) ?? []))]
    return fileOf(name, gafHeader(version, own, publicUrl), texts)
  }
  return [
    gafFile('gene_association.rosette.gaf', '2.2', 'GO'),
    gafFile('rosette_plant_ontology.assoc', '2.0', 'PO'),
    fileOf('rosette_annotation_credit.tsv', tsv(creditColumns), annotations.map(creditLine)),
    fileOf('rosette_annotation_withdrawal.tsv', tsv(withdrawalColumns), like('objection').map(withdrawalLine)),
    fileOf('rosette_phenotype.txt', tsv(phenotypeColumns), like('phenotype').map(phenotypeLine)),
    fileOf('rosette_interactions.mitab.txt', `#${mitabColumns.join('\t')}\n`, like('interaction').map(interactionLine)),
  ]
}

function fileOf(name: string, head: string, lines: readonly string[]): CurationFile {
  return { name, text: head + lines.join(''), lineCount: lines.length }
}

/** GAF 2.2: the version first, then who made the file and when; people by the properties that GPAD has for them. */
function gafHeader(version: string, lines: readonly AcceptedLine[], publicUrl: string): string {
  const newest = lines
    .map(({ approvedAt }) => dayOf(approvedAt))
    .toSorted()
    .at(-1)
  const iris = (iDs: readonly (string | null)[]) =>
    [...new Set(iDs.flatMap((id) => (id === null ? [] : `https://orcid.org/${id}`)))].toSorted()
  return [
    `!gaf-version: ${version}`,
    '!generated-by: Rosette',
    ...(newest === undefined ? [] : [`!date-generated: ${newest}`]),
    `!URL: ${publicUrl}`,
    ...iris(lines.map(({ authorOrcid }) => authorOrcid)).map((iri) => `!contributor-id: ${iri}`),
    ...iris(lines.map(({ approverOrcid }) => approverOrcid)).map((iri) => `!reviewer-id: ${iri}`),
    '! Who made and who approved each line is in rosette_annotation_credit.tsv.',
    '',
  ].join('\n')
}

const creditColumns = [
  'locus_name',
  'term_id',
  'evidence_code',
  'pubmed_id',
  'contributor_name',
  'contributor_orcid',
  'approver_name',
  'approver_orcid',
]

function creditLine(line: AcceptedLine): string {
  return tsv([line.locusName, line.termId, line.evidenceCode, line.pubmedId, ...contributorOf(line), line.approverName, line.approverOrcid])
}

const withdrawalColumns = [
  'locus_name',
  'term_id',
  'evidence_code',
  'reason',
  'pubmed_id',
  'contributor_name',
  'contributor_orcid',
  'withdrawn_on',
]

function withdrawalLine(line: AcceptedLine): string {
  const { locusName, termId, evidenceCode, reason, pubmedId, approvedAt } = line
  return tsv([locusName, termId, evidenceCode, reason, pubmedId, ...contributorOf(line), dayOf(approvedAt)])
}

const phenotypeColumns = ['LOCUS_NAME', 'GERMPLASM_NAME', 'PHENOTYPE', 'PUBMED_ID', 'CONTRIBUTOR_ORCID', 'CURATOR_ORCID']

function phenotypeLine(line: AcceptedLine): string {
  const { locusName, germplasmName, phenotype, pubmedId, approverOrcid } = line
  // The layout's quotes surround a whole cell; a text of our own begins with none.
  return tsv([locusName, germplasmName, phenotype?.replace(/^"+/, '') ?? null, pubmedId, contributorOf(line)[1], approverOrcid])
}

/** Name and iD of the author, none of which is in a file if the author wants none. */
function contributorOf({ isCredited, authorName, authorOrcid }: AcceptedLine): readonly [string | null, string | null] {
  return isCredited ? [authorName, authorOrcid] : [null, null]
}

function tsv(cells: readonly (string | number | null)[]): string {
  return `${cells
    .map((cell) =>
      String(cell ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\t')}\n`
}

const term = (id: string, name: string): MitabValue => ({ database: 'psi-mi', text: id, note: name })

const interactionTypes: Readonly<Record<Relation, MitabValue>> = {
  physical: term('MI:0915', 'physical association'),
  regulates: term('MI:2247', 'transcriptional regulation'),
  activates: term('MI:2235', 'up-regulates'),
  represses: term('MI:2240', 'down-regulates'),
  genetic: term('MI:0208', 'genetic interaction'),
}

/** PSI-MITAB 2.7; the gene that regulates is A. */
function interactionLine(line: AcceptedLine): string {
  // The table allows no other.
  const relation = line.relation as Relation
  const isRegulation = relation === 'regulates' || relation === 'activates' || relation === 'represses'
  const method = Object.entries(interactionMethods).find(([id]) => id === line.methodId)
  const gene = (name: string): MitabValue => ({ database: 'tair', text: name, note: null })
  const taxon: MitabValue = { database: 'taxid', text: '3702', note: 'Arabidopsis thaliana' }
  const people = [
    ['contributor', contributorOf(line)[1]],
    ['curator', line.approverOrcid],
  ].flatMap(([role, id]) => (id === null ? [] : [{ database: 'comment', text: `${role} https://orcid.org/${id}`, note: null }]))
  return `${formatMitabLine({
    'ID(s) interactor A': [gene(line.locusName)],
    'ID(s) interactor B': [gene(line.partners[0] ?? '')],
    ...(method && { 'Interaction detection method(s)': [term(...method)] }),
    'Publication Identifier(s)': [{ database: 'pubmed', text: String(line.pubmedId), note: null }],
    'Taxid interactor A': [taxon],
    'Taxid interactor B': [taxon],
    'Interaction type(s)': [interactionTypes[relation]],
    'Source database(s)': [{ database: 'rosette', text: 'Rosette', note: null }],
    ...(isRegulation && { 'Biological role(s) interactor A': [term('MI:2274', 'regulator')] }),
    'Interaction annotation(s)': people,
  })}\n`
}
