import { amongKeys, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { interactionKinds } from '../../contract/interactions/locus-interactions.ts'
import { type LocusNeighbourhood, mostNeighbours, type NeighbourhoodEdge } from '../../contract/interactions/locus-neighbourhood.ts'

/** What lies one step from a locus; null if there is no such locus. */
export async function loadLocusNeighbourhood(db: ReleaseDb, locusId: number): Promise<LocusNeighbourhood | null> {
  const partners = await partnersQuery(db, locusId).execute()
  const keys = [locusId, ...partners.slice(0, mostNeighbours).map(({ partnerId }) => partnerId)]
  const [loci, rows] = await Promise.all([namedLociQuery(db, keys).execute(), edgesQuery(db, keys).execute()])
  const named = new Map(loci.map(({ locusId: key, name: label, symbol }) => [key, { locus: { kind: 'locus', key, label }, symbol }]))
  if (!named.has(locusId)) return null
  return {
    genes: keys.flatMap((key) => named.get(key) ?? []),
    edges: rows.map((row) => toEdge(row, keys)),
    partners: partners.length,
  }
}

function toEdge(row: RowOf<typeof edgesQuery>, keys: readonly number[]): NeighbourhoodEdge {
  const { locusId, partnerId, interactionType, activates, represses, sources, statements, isCompiled } = row
  const [from, to] =
    interactionType === 'regulatory'
      ? [keys.indexOf(locusId), keys.indexOf(partnerId)]
      : // Without a direction, the locus itself and the partner that more sources name come first.
        sorted(keys.indexOf(locusId), keys.indexOf(partnerId))
  return {
    from,
    to,
    interactionType: interactionKinds.find((known) => known === interactionType) ?? null,
    effect:
      interactionType !== 'regulatory' ? null : activates && represses ? 'both' : activates ? 'activates' : represses ? 'represses' : null,
    sources,
    statements,
    isCompiled,
  }
}

function sorted(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one]
}

/** Those that most sources name first. */
function partnersQuery(db: ReleaseDb, locusId: number) {
  return db
    .selectFrom('locusInteraction as line')
    .innerJoin('locus as partner', 'partner.locusId', 'line.partnerId')
    .select('line.partnerId')
    .where('line.locusId', '=', locusId)
    .where('line.partnerId', '<>', locusId)
    .groupBy(['line.partnerId', 'partner.name'])
    .orderBy((eb) => eb.fn.count('line.source').distinct(), 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('partner.name')
}

/** Each statement once: about regulation from the side of the regulator, about the rest from that of the lower key. */
function edgesQuery(db: ReleaseDb, keys: readonly number[]) {
  return db
    .selectFrom('locusInteraction as line')
    .select(['line.locusId', 'line.partnerId', 'line.interactionType'])
    .select([
      sql<string[]>`array_agg(distinct line.source order by line.source)`.as('sources'),
      sql<number>`count(*)::integer`.as('statements'),
      sql<boolean>`coalesce(bool_or(line.mode = 'activation'), false)`.as('activates'),
      sql<boolean>`coalesce(bool_or(line.mode = 'repression'), false)`.as('represses'),
      sql<boolean>`bool_and(line.is_compiled)`.as('isCompiled'),
    ])
    .where('line.locusId', '=', amongKeys(keys))
    .where('line.partnerId', '=', amongKeys(keys))
    .where(({ and, or, eb, ref }) =>
      or([
        and([
          eb('line.interactionType', '=', 'regulatory'),
          eb('line.isRegulator', '=', true),
          eb('line.locusId', '<>', ref('line.partnerId')),
        ]),
        and([eb('line.interactionType', 'is distinct from', 'regulatory'), eb('line.locusId', '<', ref('line.partnerId'))]),
      ]),
    )
    .groupBy(['line.locusId', 'line.partnerId', 'line.interactionType'])
    .orderBy('line.locusId')
    .orderBy('line.partnerId')
    .orderBy('line.interactionType')
}

function namedLociQuery(db: ReleaseDb, keys: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', sql.lit(0)))
    .select(['locus.locusId', 'locus.name', 'main.symbol'])
    .where('locus.locusId', '=', amongKeys(keys))
}
