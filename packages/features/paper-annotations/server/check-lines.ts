import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { evidenceLabel, namesPartners } from '../contract/annotation-evidence.ts'
import type { DraftLine } from '../contract/paper-line.ts'
import { type AnnotatableTerm, loadTerms } from './load-terms.ts'

export type LineIssue = { path: string; message: string }

/** What the release knows of the names that lines have. */
type Known = {
  loci: ReadonlySet<string>
  terms: ReadonlyMap<string, AnnotatableTerm>
  germplasms: ReadonlySet<string>
  stated: ReadonlySet<string>
}

/** What is wrong with lines that are to be sent; nothing if they can be. The browser knows some of it earlier. */
export async function checkLines(db: ReleaseDb, lines: readonly DraftLine[]): Promise<LineIssue[]> {
  const known = await loadKnown(db, lines)
  const seen = new Map<string, number>()
  return lines.flatMap((line, at) => {
    const key = keyOf(line)
    const first = seen.get(key)
    seen.set(key, first ?? at)
    const message = first === undefined ? errorOf(line, known) : `This says the same as line ${first + 1}.`
    return message === null ? [] : [{ path: `lines.${at}`, message }]
  })
}

async function loadKnown(db: ReleaseDb, lines: readonly DraftLine[]): Promise<Known> {
  const names = [...new Set(lines.flatMap(({ locus, partners }) => [locus, ...partners]))]
  const ids = [...new Set(lines.flatMap(({ termId }) => termId ?? []))]
  const germplasms = [...new Set(lines.flatMap(({ germplasm }) => germplasm ?? []))]
  const objected = lines.filter(({ kind }) => kind === 'objection').map(({ locus }) => locus)
  const [loci, terms, lineRows, annotations] = await Promise.all([
    db.selectFrom('locus').select('name').where('name', '=', amongKeys(names)).where('isObsolete', '=', false).execute(),
    loadTerms(db, ids),
    db.selectFrom('germplasm').select('name').where('name', '=', amongKeys(germplasms)).execute(),
    db
      .selectFrom('annotation')
      .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
      .select(['annotation.locusName', 'term.externalId', 'annotation.evidenceCode'])
      .where('annotation.locusName', '=', amongKeys(objected))
      .where('annotation.isNegated', '=', false)
      .execute(),
  ])
  return {
    loci: new Set(loci.map(({ name }) => name)),
    terms,
    germplasms: new Set(lineRows.map(({ name }) => name)),
    stated: new Set(annotations.map(({ locusName, externalId, evidenceCode }) => `${locusName} ${externalId} ${evidenceCode}`)),
  }
}

function keyOf({ kind, locus, termId, evidence, statedEvidence, partners, germplasm, phenotype, relation }: DraftLine): string {
  return JSON.stringify([kind, locus, termId, evidence, statedEvidence, partners.toSorted(), germplasm, phenotype, relation])
}

function errorOf(line: DraftLine, known: Known): string | null {
  const { kind, locus, partners } = line
  if (!known.loci.has(locus)) return `${locus} is not a locus in use.`
  const stranger = partners.find((name) => !known.loci.has(name))
  if (stranger !== undefined) return `${stranger} is not a locus in use.`
  switch (kind) {
    case 'annotation':
      return errorOfAnnotation(line, known)
    case 'objection':
      if (!line.reason) return 'Please say what is wrong.'
      return known.stated.has(`${locus} ${line.termId} ${line.statedEvidence}`) ? null : 'The record does not have this annotation.'
    case 'phenotype':
      if (!line.phenotype) return 'Please describe the phenotype.'
      return known.germplasms.has(line.germplasm ?? '') ? null : `${line.germplasm || 'Nothing'} is not a germplasm of this release.`
    case 'interaction':
      if (line.relation === null) return 'Please choose how the genes interact.'
      return partners.length === 1 ? null : 'Please name the other gene.'
  }
}

function errorOfAnnotation({ termId, evidence, partners }: DraftLine, { terms }: Known): string | null {
  if (termId === null) return 'Please choose a term.'
  const term = terms.get(termId)
  if (term === undefined) return `${termId} is not a term of this release.`
  if (term.isObsolete) return `${termId} is obsolete.${term.replacement === null ? '' : ` Use ${term.replacement}.`}`
  if (term.isRoot) return `${term.name} is too general to say anything. Choose a narrower term.`
  if (evidence === null) return 'Please choose how it was shown.'
  if (!term.evidences.includes(evidence)) return `${evidenceLabel(evidence)} cannot show ${term.name}.`
  if (namesPartners(evidence) && partners.length === 0) return 'Please name the other gene.'
  return !namesPartners(evidence) && partners.length > 0 ? `${evidenceLabel(evidence)} has no other gene.` : null
}
