import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PartText } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import { type LocusOrthologs, type LocusParalogs, type OrthologGroup, plantGroups } from '../../contract/locus-homology.ts'
import type { LocusHomology } from '../../contract/locus-homology-counts.ts'

/** How many relatives a locus has, and the family of the representative model's protein. */
export async function loadLocusHomology(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusHomology> {
  const [counts, families, pages] = await Promise.all([
    locusRelativesQuery(db, locusIds).execute(),
    locusPantherQuery(db, locusIds).execute(),
    locusPhylogenesQuery(db, locusIds).execute(),
  ])
  const countOf = new Map(counts.map((row) => [row.locusId, row]))
  const familyOf = new Map(families.map((row) => [row.locusId, row]))
  const withPage = new Set(pages.map((row) => row.locusId))
  return (locusId) => ({
    paralogCount: countOf.get(locusId)?.paralogCount ?? 0,
    orthologCount: countOf.get(locusId)?.orthologCount ?? 0,
    pantherFamily: toFamily(familyOf.get(locusId)),
    hasPhylogenesPage: withPage.has(locusId),
  })
}

export async function loadLocusOrthologs(db: ReleaseDb, locusId: number): Promise<LocusOrthologs | null> {
  const [orthologs, families] = await Promise.all([
    locusOrthologsQuery(db, [locusId]).execute(),
    locusPantherQuery(db, [locusId]).execute(),
  ])
  return { treeId: families[0]?.signature ?? null, orthologs: toGroups(orthologs) }
}

export async function loadLocusParalogs(db: ReleaseDb, locusId: number): Promise<LocusParalogs | null> {
  const [paralogs, families] = await Promise.all([locusParalogsQuery(db, [locusId]).execute(), locusPantherQuery(db, [locusId]).execute()])
  return {
    treeId: families[0]?.signature ?? null,
    paralogs: paralogs.map(({ paralogId, name, symbol }) => ({ locus: { kind: 'locus', key: paralogId, label: name }, symbol })),
  }
}

/** DLOCUS-024: a line for each ortholog. */
export const orthologText: PartText<LocusOrthologs> = {
  nameOf: ({ treeId }) => treeId,
  linesOf: ({ orthologs }) => [
    'group\tspecies\tortholog\tmethod\tsource\tpercent identity\tdN/dS\tscore',
    ...orthologs.flatMap(({ group, species }) =>
      species.flatMap((plant) =>
        plant.names.map((name) => {
          const measure = plant.measures.find((each) => each.name === name)
          const { method, source, identity, dNdS, score } = measure ?? {}
          return [titleOf(group), plant.species, name, method ?? '', source ?? '', identity ?? '', dNdS ?? '', score ?? ''].join('\t')
        }),
      ),
    ),
  ],
}

export const paralogText: PartText<LocusParalogs> = {
  nameOf: ({ treeId }) => treeId,
  linesOf: ({ paralogs }) => ['paralog\tsymbol', ...paralogs.map(({ locus, symbol }) => `${locus.label}\t${symbol ?? ''}`)],
}

function titleOf(group: OrthologGroup['group']): string {
  return plantGroups.find((known) => known.group === group)?.title ?? group
}

type OrthologRow = Omit<RowOf<typeof locusOrthologsQuery>, 'locusId'>

/** Alphabetical: we have no basis for ranking relatedness. */
function toGroups(rows: readonly OrthologRow[]): OrthologGroup[] {
  const rowsOf = groupedBy(rows, 'plantGroup')
  return plantGroups.flatMap(({ group }) => {
    const here = rowsOf(group)
    if (here.length === 0) return []
    const species = [...Map.groupBy(here, (row) => row.species)].map(([name, all]) => ({
      species: name,
      count: all.length,
      names: all.map((row) => row.orthologName),
      measures: all.map(({ orthologName, method, source, identity, dnDs, score }) => ({
        name: orthologName,
        method,
        source,
        identity,
        dNdS: dnDs,
        score,
      })),
    }))
    return [{ group, species }]
  })
}

/** The file repeats the accession if the family has no name, and writes underscores for spaces. */
function toFamily(row: { signature: string; description: string | null } | undefined): LocusHomology['pantherFamily'] {
  if (!row) return null
  const name = row.description === row.signature ? null : (row.description?.replaceAll('_', ' ') ?? null)
  return { accession: row.signature, name }
}

export function locusRelativesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .select('locus.locusId')
    .select((eb) => [
      eb
        .selectFrom('locusParalog as pair')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('pair.locusId', '=', 'locus.locusId')
        .$asScalar()
        .as('paralogCount'),
      eb
        .selectFrom('locusOrtholog as line')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('line.locusId', '=', 'locus.locusId')
        .$asScalar()
        .as('orthologCount'),
    ])
    .where('locus.locusId', '=', amongKeys(locusIds))
}

export function locusParalogsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusParalog as pair')
    .innerJoin('locus', 'locus.locusId', 'pair.paralogId')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'pair.paralogId').on('main.rank', '=', sql.lit(0)))
    .select(['pair.locusId', 'pair.paralogId', 'locus.name', 'main.symbol'])
    .where('pair.locusId', '=', amongKeys(locusIds))
    .orderBy('pair.locusId')
    .orderBy('locus.name')
}

export function locusOrthologsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusOrtholog')
    .select(['locusId', 'plantGroup', 'species', 'orthologName', 'method', 'source', 'identity', 'dnDs', 'score'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('locusId')
    .orderBy('species')
    .orderBy('orthologName')
}

/** Accessions with :SF are subfamilies. A protein has one family; if the file gives two, the longer hit wins. */
export function locusPantherQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('proteinSignature as hit', 'hit.geneModelName', 'geneModel.name')
    .distinctOn('geneModel.locusId')
    .select(['geneModel.locusId', 'hit.signature', 'hit.description'])
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .where('geneModel.isRepresentative', '=', true)
    .where('hit.signature', '~', '^PTHR[0-9]+$')
    .orderBy('geneModel.locusId')
    .orderBy(sql`hit.end_position - hit.start_position`, 'desc')
    .orderBy('hit.signature')
}

export function locusPhylogenesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('locusDetail as detail', 'detail.locusName', 'locus.name')
    .select('locus.locusId')
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .where('detail.hasPhylogenesPage', '=', true)
}
