import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LineComparison, LineStanding, PaperLine } from '../contract/paper-submission.ts'

/** What the records say today beside each line, without the line of the file. */
export async function compareLines(db: ReleaseDb, lines: readonly PaperLine[]): Promise<Omit<LineComparison, 'gafLine'>[]> {
  const loci = [...new Set(lines.map(({ locus }) => locus))]
  const ids = [...new Set(lines.flatMap(({ termId }) => termId ?? []))]
  const [rows, kin, phenotypes, interactions] = await Promise.all([
    annotationsQuery(db, loci).execute(),
    kinQuery(db, ids).execute(),
    phenotypesQuery(db, loci).execute(),
    interactionsQuery(db, loci).execute(),
  ])
  const rowsOf = groupedBy(rows, 'locusName')
  const kinOf = groupedBy(kin, 'termId')
  return lines.map((line) => ({ lineId: line.lineId, ...compareLine(line) }))

  function compareLine(line: PaperLine): Omit<LineComparison, 'gafLine' | 'lineId'> {
    switch (line.kind) {
      case 'annotation':
      case 'objection':
        return compareAnnotation(line, rowsOf(line.locus), kinOf(line.termId ?? ''))
      case 'phenotype':
        return compareNames(phenotypes.filter((row) => row.locusName === line.locus && row.germplasmName === line.germplasm))
      case 'interaction':
        return compareNames(interactions.filter((row) => row.name === line.locus && row.partner === line.partners[0]))
    }
  }
}

function compareNames(same: readonly { pubmedId: number | null }[]): Omit<LineComparison, 'gafLine' | 'lineId'> {
  return { ...nothing, standing: same.length > 0 ? 'same' : 'new', pubmedIds: [...new Set(same.flatMap(({ pubmedId }) => pubmedId ?? []))] }
}

const nothing = { termId: null, termName: null, evidenceCodes: [], pubmedIds: [] } as const satisfies Partial<LineComparison>

type AnnotationRow = Awaited<ReturnType<ReturnType<typeof annotationsQuery>['execute']>>[number]
type Kin = { termId: string; kinId: string }

function compareAnnotation(
  line: PaperLine,
  rows: readonly AnnotationRow[],
  kin: readonly Kin[],
): Omit<LineComparison, 'gafLine' | 'lineId'> {
  const same = rows.filter(({ termId }) => termId === line.termId)
  const standing = line.kind === 'objection' ? standingOfObjection(line, same) : standingOf(line, same)
  if (standing !== 'new') return describe(standing, same)
  // The narrowest terms come first.
  const nearest = kin.flatMap(({ kinId }) => rows.filter(({ termId }) => termId === kinId))[0]
  return nearest === undefined
    ? { ...nothing, standing }
    : describe(
        'nearest',
        rows.filter(({ termId }) => termId === nearest.termId),
      )
}

function standingOfObjection(line: PaperLine, same: readonly AnnotationRow[]): LineStanding {
  return same.some(({ evidenceCode }) => evidenceCode === line.statedEvidence) ? 'stated' : 'gone'
}

function standingOf({ evidence, partners }: PaperLine, same: readonly AnnotationRow[]): LineStanding {
  if (same.length === 0) return 'new'
  const alike = same.filter(({ evidenceCode }) => evidenceCode === evidence)
  if (alike.length === 0) return same.every(({ evidenceCode }) => evidenceCode === null) ? 'not_stated' : 'new_evidence'
  const named = alike.flatMap(({ partners: others }) => others ?? [])
  return partners.some((partner) => !named.some((other) => other.includes(partner))) ? 'new_partner' : 'same'
}

function describe(standing: LineStanding, rows: readonly AnnotationRow[]): Omit<LineComparison, 'gafLine' | 'lineId'> {
  const [first] = rows
  return {
    standing,
    termId: first?.termId ?? null,
    termName: first?.termName ?? null,
    evidenceCodes: [...new Set(rows.flatMap(({ evidenceCode }) => evidenceCode ?? []))],
    pubmedIds: [...new Set(rows.flatMap(({ pubmedIds }) => pubmedIds ?? []))].slice(0, 5),
  }
}

function annotationsQuery(db: ReleaseDb, loci: readonly string[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .leftJoin('annotationReference as reference', 'reference.annotationId', 'annotation.annotationId')
    .select((eb) => ['annotation.locusName', eb.ref('term.externalId').$notNull().as('termId'), 'term.name as termName'])
    .select(['annotation.evidenceCode'])
    .select(sql<number[] | null>`array_agg(distinct reference.pubmed_id) filter (where reference.pubmed_id is not null)`.as('pubmedIds'))
    .select(
      sql<string[] | null>`array_agg(distinct reference.evidence_with) filter (where reference.evidence_with is not null)`.as('partners'),
    )
    .where('annotation.locusName', '=', amongKeys(loci))
    .where('annotation.isNegated', '=', false)
    .where('term.externalId', 'is not', null)
    .groupBy(['annotation.annotationId', 'annotation.locusName', 'term.externalId', 'term.name', 'annotation.evidenceCode'])
    .orderBy('annotation.annotationId')
}

/** Terms above and below, those that the fewest genes have first: the narrowest says most. Roots say nothing. */
function kinQuery(db: ReleaseDb, ids: readonly string[]) {
  const narrower = db
    .selectFrom('ontologyTerm as term')
    .innerJoin('ontologyClosure as path', 'path.ancestorId', 'term.keywordId')
    .innerJoin('ontologyTerm as kin', 'kin.keywordId', 'path.descendantId')
    .select((eb) => [eb.ref('term.externalId').$notNull().as('termId'), eb.ref('kin.externalId').$notNull().as('kinId'), 'kin.keywordId'])
    .where('term.externalId', '=', amongKeys(ids))
  const broader = db
    .selectFrom('ontologyTerm as term')
    .innerJoin('ontologyClosure as path', 'path.descendantId', 'term.keywordId')
    .innerJoin('ontologyTerm as kin', 'kin.keywordId', 'path.ancestorId')
    .select((eb) => [eb.ref('term.externalId').$notNull().as('termId'), eb.ref('kin.externalId').$notNull().as('kinId'), 'kin.keywordId'])
    .where('term.externalId', '=', amongKeys(ids))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('ontologyClosure as above').select('above.ancestorId').whereRef('above.descendantId', '=', 'kin.keywordId')),
    )
  return db
    .selectFrom(narrower.unionAll(broader).as('kin'))
    .innerJoin('keywordCount as count', 'count.keywordId', 'kin.keywordId')
    .select(['kin.termId', 'kin.kinId'])
    .where('count.totalLocusCount', '>', 0)
    .orderBy('count.totalLocusCount')
    .orderBy('kin.kinId')
}

function phenotypesQuery(db: ReleaseDb, loci: readonly string[]) {
  return db.selectFrom('germplasmPhenotype').select(['locusName', 'germplasmName', 'pubmedId']).where('locusName', '=', amongKeys(loci))
}

function interactionsQuery(db: ReleaseDb, loci: readonly string[]) {
  return db
    .selectFrom('locusInteraction as line')
    .innerJoin('locus', 'locus.locusId', 'line.locusId')
    .innerJoin('locus as other', 'other.locusId', 'line.partnerId')
    .select(['locus.name', 'other.name as partner', 'line.pubmedId'])
    .where('locus.name', '=', amongKeys(loci))
}
