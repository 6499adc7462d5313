import { toSequenceLocation, toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { locusLinkGroups, mapLinks } from '../../contract/locus-links.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { loadLocusHistories } from './load-locus-history.ts'
import { loadLocusHomology } from './load-locus-homology.ts'
import { loadLocusData, loadLocusSections } from './load-locus-sections.ts'
import { loadLocusStanding } from './load-locus-standing.ts'

export async function loadLoci(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusRecord>> {
  const [rows, standingOf, namesOf, historiesOf, homologyOf, sectionsOf, dataOf] = await Promise.all([
    locusRowsQuery(db, locusIds).execute(),
    loadLocusStanding(db, locusIds),
    loadLocusNames(db, locusIds),
    loadLocusHistories(db, locusIds),
    loadLocusHomology(db, locusIds),
    loadLocusSections(db, locusIds),
    loadLocusData(db, locusIds),
  ])
  const records = rows.map((row) => {
    const { locusId, name, tairObjectId, isObsolete, isGenetic, description, computationalDescription } = row
    const sections = sectionsOf(locusId)
    const span = toSpan(row)
    const record: LocusRecord = {
      locusId,
      name,
      tairObjectId,
      isObsolete,
      isGenetic,
      ...standingOf(locusId),
      geneModelType: parseGeneModelType(row.geneModelType) ?? 'unknown',
      otherNames: otherNames(name, namesOf(locusId), sections.symbols),
      description,
      computationalDescription,
      span,
      ...sections,
      ...toGenes(sections),
      transcriptCounts: sections.geneModels.length,
      ...historiesOf(locusId),
      // The sequence first.
      globalAssignments: [...(span ? [toSequenceLocation(span, row.mapId)] : []), ...sections.globalAssignments],
      jbrowseChromosome: span?.chromosome ?? null,
      mapLinks: span ? mapLinks(span) : [],
      homology: homologyOf(locusId),
      ...dataOf(locusId),
      ncbiGeneId: row.ncbiGeneId,
      // Other sites have pages only for loci in use that have an AGI code.
      externalLinkGroups: isObsolete || isGenetic ? [] : locusLinkGroups(name),
    }
    return [locusId, record] as const
  })
  return new Map(records)
}

/** The gene models of a locus as the documents name them. */
function toGenes({ geneModels, symbols }: Pick<LocusRecord, 'geneModels' | 'symbols'>): Pick<LocusRecord, 'repGene' | 'otherGenes'> {
  const model = geneModels.find(({ isRepresentative }) => isRepresentative)
  return {
    repGene: model ? { symbol: symbols[0]?.name ?? null, geneModelType: model.geneModelType, description: model.description } : null,
    otherGenes: geneModels.filter((other) => other !== model).map(({ gene }) => gene),
  }
}

/** Names other than the locus name, symbols and their full names; spellings that differ only in case count once. */
export function otherNames(locus: string, names: readonly string[], symbols: LocusRecord['symbols']): string[] {
  const seen = new Set([locus, ...symbols.flatMap(({ name, fullName }) => [name, fullName ?? name])].map((name) => name.toLowerCase()))
  return names.filter((name) => {
    const spelling = name.toLowerCase()
    return !seen.has(spelling) && seen.add(spelling)
  })
}

/** The loci themselves, without their sections. The map is the sequence of their chromosome. */
export function locusRowsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('map', (join) => join.onRef('map.chromosome', '=', 'locus.chromosome').on('map.name', '=', sql.lit('AGI')))
    .select([
      'locus.locusId',
      'locus.name',
      'locus.tairObjectId',
      'locus.isObsolete',
      'locus.isGenetic',
      'locus.geneModelType',
      'locus.description',
      'locus.computationalDescription',
      'locus.chromosome',
      'locus.startPosition',
      'locus.endPosition',
      'locus.orientation',
      'map.mapId',
    ])
    .select((eb) =>
      eb
        .selectFrom('locusNcbiGene')
        .select((gene) => gene.fn.min('locusNcbiGene.ncbiGeneId').as('id'))
        .whereRef('locusNcbiGene.locusName', '=', 'locus.name')
        .as('ncbiGeneId'),
    )
    .where('locus.locusId', '=', amongKeys(locusIds))
}

/** Every name in the curators' order; symbols and their full names are among them. */
async function loadLocusNames(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => string[]> {
  const rows = await locusNamesQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', (row) => row.name)
}

export function locusNamesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('locusName', 'locusName.locusName', 'locus.name')
    .select(['locus.locusId', 'locusName.name'])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('locusName.rank')
}
