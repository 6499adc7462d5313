import type { RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusPathway, LocusPathways, PathwayReaction } from '../../contract/locus-pathways.ts'

export async function loadLocusPathways(db: ReleaseDb, locusId: number): Promise<LocusPathways | null> {
  const [known, reactions, loci, [coverage]] = await Promise.all([
    db.selectFrom('locus').select('locusId').where('locusId', '=', locusId).execute(),
    pathwayReactionsQuery(db, locusId).execute(),
    pathwayLociQuery(db, locusId).execute(),
    pathwayCoverageQuery(db).execute(),
  ])
  if (known.length === 0 || !coverage) return null
  const lociOf = Map.groupBy(loci, ({ pathwayId, reaction }) => `${pathwayId}\t${reaction}`)
  const toReaction = ({ pathwayId, reaction, ecNumbers, otherGeneCount }: RowOf<typeof pathwayReactionsQuery>): PathwayReaction => {
    const here = lociOf.get(`${pathwayId}\t${reaction}`) ?? []
    return {
      id: reaction,
      ecNumbers,
      loci: here.map(({ name }) => name),
      otherGenes: otherGeneCount,
      isOwn: here.some((row) => row.locusId === locusId),
    }
  }
  const pathways = [...Map.groupBy(reactions, ({ pathwayId }) => pathwayId)].map(
    ([id, rows]): LocusPathway => ({ id, name: rows[0]?.name ?? id, reactions: rows.map(toReaction).sort(inOrder) }),
  )
  const genes = new Map(
    loci.map(({ locusId: key, name, symbol }) => [key, { locus: { kind: 'locus', key, label: name }, symbol }] as const),
  )
  return { pathways, genes: [...genes.values()].sort((one, other) => (one.locus.label < other.locus.label ? -1 : 1)), coverage }
}

/** Those of the locus first, then by number of genes; rows come by id. */
function inOrder(one: PathwayReaction, other: PathwayReaction): number {
  const sizeOf = ({ loci, otherGenes }: PathwayReaction) => loci.length + otherGenes
  return Number(other.isOwn) - Number(one.isOwn) || sizeOf(other) - sizeOf(one)
}

function pathwaysOf(db: ReleaseDb, locusId: number) {
  return db.selectFrom('pathwayLocus as own').select('own.pathwayId').where('own.locusId', '=', locusId)
}

export function pathwayReactionsQuery(db: ReleaseDb, locusId: number) {
  return db
    .selectFrom('pathwayReaction as step')
    .innerJoin('pathway', 'pathway.pathwayId', 'step.pathwayId')
    .select(['step.pathwayId', 'pathway.name', 'step.reaction', 'step.ecNumbers', 'step.otherGeneCount'])
    .where('step.pathwayId', 'in', pathwaysOf(db, locusId))
    .orderBy(sql`lower(pathway.name)`)
    .orderBy('step.pathwayId')
    .orderBy('step.reaction')
}

export function pathwayLociQuery(db: ReleaseDb, locusId: number) {
  return db
    .selectFrom('pathwayLocus as member')
    .innerJoin('locus', 'locus.locusId', 'member.locusId')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'member.locusId').on('main.rank', '=', sql.lit(0)))
    .select(['member.pathwayId', 'member.reaction', 'member.locusId', 'locus.name', 'main.symbol'])
    .where('member.pathwayId', 'in', pathwaysOf(db, locusId))
    .orderBy('locus.name')
}

export function pathwayCoverageQuery(db: ReleaseDb) {
  return db.selectNoFrom((eb) => [
    eb
      .selectFrom('pathway')
      .select((sub) => sub.fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('pathways'),
    eb
      .selectFrom('pathwayLocus')
      .innerJoin('locus', 'locus.locusId', 'pathwayLocus.locusId')
      .select((sub) => sub.fn.count<number>('pathwayLocus.locusId').distinct().as('count'))
      .where('locus.isObsolete', '=', false)
      .where('locus.chromosome', 'is not', null)
      .$asScalar()
      .$notNull()
      .as('loci'),
    eb
      .selectFrom('locus')
      .select((sub) => sub.fn.countAll<number>().as('count'))
      .where('isObsolete', '=', false)
      .where('chromosome', 'is not', null)
      .$asScalar()
      .$notNull()
      .as('of'),
  ])
}
