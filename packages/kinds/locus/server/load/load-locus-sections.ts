import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { loadGeneModels } from '@rosette/database/gene-picture/load-gene-models.ts'
import { loadGeneVariants } from '@rosette/database/gene-picture/load-gene-variants.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadAnnotationGroups } from '@rosette/database/records/load-annotation-groups.ts'
import { loadWithdrawnAnnotations } from '@rosette/database/records/load-withdrawn-annotations.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { variantSetsQuery } from '@rosette/sequence-store/variants/variant-sets-query.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { loadLocusArrayElements } from './load-locus-array-elements.ts'
import { loadLocusComments } from './load-locus-comments.ts'
import { loadEmbryoExpression, loadMeasuredDataSets } from './load-locus-expression.ts'
import { loadLocusInteractions } from './load-locus-interactions.ts'
import {
  loadLocusFamilies,
  loadLocusMarkers,
  loadLocusSequences,
  loadLocusSuperAssignments,
  loadLocusTransposons,
} from './load-locus-links.ts'
import { loadLocusClones, loadLocusGermplasms, loadLocusPolymorphisms, loadLocusPublications } from './load-locus-previews.ts'
import { loadLocusProteinSequences, loadLocusProteins, loadLocusUniprot, loadLocusUniprotEntry } from './load-locus-proteins.ts'
import { loadPathwayCounts } from './load-pathway-counts.ts'
import { loadUniprotCounts } from './load-uniprot-counts.ts'

/** The lists of a locus, read in parallel. */
export async function loadLocusSections(db: ReleaseDb, locusIds: readonly number[]) {
  const load = <Section>(loader: Loader<Section>) => loader(db, locusIds)
  const [symbols, geneModels, geneFamilies, comments, geneticMarkers, superAssignments, transposons, nucleotideSequences, mapLocations] =
    await Promise.all([
      load(loadLocusSymbols),
      load(loadGeneModels),
      load(loadLocusFamilies),
      load(loadLocusComments),
      load(loadLocusMarkers),
      load(loadLocusSuperAssignments),
      load(loadLocusTransposons),
      load(loadLocusSequences),
      load(loadLocusMapLocations),
    ])
  return (locusId: number) => ({
    symbols: symbols(locusId),
    geneModels: geneModels(locusId),
    geneFamilies: geneFamilies(locusId),
    comments: comments(locusId),
    geneticMarkers: geneticMarkers(locusId),
    superAssignments: superAssignments(locusId),
    transposons: transposons(locusId),
    nucleotideSequences: nucleotideSequences(locusId),
    globalAssignments: mapLocations(locusId),
  })
}

/** Proteins, annotations, and the lists of which a page shows the first rows. */
export async function loadLocusData(db: ReleaseDb, locusIds: readonly number[]) {
  const load = <Section>(loader: Loader<Section>) => loader(db, locusIds)
  const [
    proteinSequences,
    proteins,
    uniprotIds,
    uniprotEntry,
    uniprotTextCount,
    variantSets,
    interactions,
    pathwayCount,
    annotationGroups,
    withdrawn,
    arrayElements,
    embryoExpression,
    expressionDataSets,
    germplasms,
    clones,
    polymorphisms,
    variants,
    publications,
  ] = await Promise.all([
    load(loadLocusProteinSequences),
    load(loadLocusProteins),
    load(loadLocusUniprot),
    load(loadLocusUniprotEntry),
    load(loadUniprotCounts),
    variantSetsQuery(db).execute(),
    load(loadLocusInteractions),
    load(loadPathwayCounts),
    load(loadAnnotationGroups),
    load(loadWithdrawnAnnotations),
    load(loadLocusArrayElements),
    load(loadEmbryoExpression),
    load(loadMeasuredDataSets),
    load(loadLocusGermplasms),
    load(loadLocusClones),
    load(loadLocusPolymorphisms),
    load(loadGeneVariants),
    load(loadLocusPublications),
  ])
  return (locusId: number) => ({
    proteinSequences: proteinSequences(locusId),
    proteins: proteins(locusId),
    uniprotIds: uniprotIds(locusId),
    uniprotEntry: uniprotEntry(locusId),
    uniprotTextCount: uniprotTextCount(locusId),
    hasVariantSets: variantSets.length > 0,
    interactions: interactions(locusId),
    pathwayCount: pathwayCount(locusId),
    annotationGroups: annotationGroups(locusId),
    withdrawnAnnotations: withdrawn(locusId),
    ...arrayElements(locusId),
    embryoExpression: embryoExpression(locusId),
    expressionDataSets: expressionDataSets(locusId),
    germplasms: germplasms(locusId),
    clones: clones(locusId),
    polymorphisms: polymorphisms(locusId),
    variants: variants(locusId),
    publications: publications(locusId),
  })
}

type Loader<Section> = (db: ReleaseDb, locusIds: readonly number[]) => Promise<(locusId: number) => Section>

async function loadLocusSymbols(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusRecord['symbols']> {
  const rows = await locusSymbolsQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ name, fullName }) => ({ name, fullName }))
}

export function locusSymbolsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusSymbol')
    .select(['locusId', 'symbol as name', 'fullName'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('locusId')
    .orderBy('rank')
}

/** Locations of loci on genetic and physical maps; the location on the sequence is in the locus row. */
async function loadLocusMapLocations(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => MapLocation[]> {
  const rows = await locusMapLocationsQuery(db, locusIds).execute()
  const placesOf = groupedBy(rows, 'locusId')
  return (locusId) => placesOf(locusId).flatMap(toLocation)
}

function toLocation(row: RowOf<typeof locusMapLocationsQuery>): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition } = row
  const map = { kind: 'map', key: mapId, label: name }
  return [{ map, name, mapType, units, chromosome, start, end: endPosition ?? start, orientation: null }]
}

export function locusMapLocationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('mapLocus as place', 'place.locusName', 'locus.name')
    .innerJoin('map', (join) => join.onRef('map.name', '=', 'place.mapName').onRef('map.chromosome', '=', 'place.chromosome'))
    .select(['locus.locusId', 'place.startPosition', 'place.endPosition'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('map.mapType', 'desc')
    .orderBy('map.name')
    .orderBy('place.startPosition')
}
