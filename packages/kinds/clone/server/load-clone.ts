import { toCloneHost, toCloneVector } from '@rosette/contract-kit/records/clone-parts.ts'
import { toMapLocation } from '@rosette/contract-kit/records/to-map-location.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCloneSequences } from '@rosette/database/load-clone-sequences.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { CloneGene, CloneRecord, CloneTaxon } from '../contract/clone-record.ts'
import {
  cloneAliasesQuery,
  cloneEndsQuery,
  cloneGenesQuery,
  cloneLocationsQuery,
  cloneMarkersQuery,
  cloneRowsQuery,
  cloneVectorsQuery,
} from './clone-queries.ts'

export async function loadClones(db: ReleaseDb, cloneIds: readonly number[]): Promise<Map<number, CloneRecord>> {
  const [rows, linesOf] = await Promise.all([cloneRowsQuery(db, cloneIds).execute(), loadLines(db, cloneIds)])
  const names = rows.map((row) => row.name)
  const [sequencesOf, curationOf] = await Promise.all([loadCloneSequences(db, 'clone', names), loadCuration(db, 'clone', names)])
  const records = rows.map((row) => {
    const { cloneId, name, tairObjectId, vectorType, isFullLengthCds, antibioticSelection, dateLastModified } = row
    const { attributions, comments, stocks } = curationOf(name)
    const record: CloneRecord = {
      cloneId,
      name,
      tairObjectId,
      vectorType,
      isFullLengthCds,
      antibioticSelection,
      dateLastModified,
      ...linesOf(cloneId),
      parentClone: insertOf(row),
      taxon: taxonOf(row),
      chromosome: row.chromosome === null ? null : parseChromosome(row.chromosome),
      hostStrain: toCloneHost(row),
      sequences: sequencesOf(name),
      stockDetails: stocks,
      attributions,
      comments,
    }
    return [cloneId, record] as const
  })
  return new Map(records)
}

type CloneRow = RowOf<typeof cloneRowsQuery>

/** Everything that a clone may have several of. */
async function loadLines(db: ReleaseDb, cloneIds: readonly number[]) {
  const [aliases, vectors, genes, locations, ends, markers] = await Promise.all([
    cloneAliasesQuery(db, cloneIds).execute(),
    cloneVectorsQuery(db, cloneIds).execute(),
    cloneGenesQuery(db, cloneIds).execute(),
    cloneLocationsQuery(db, cloneIds).execute(),
    cloneEndsQuery(db, cloneIds).execute(),
    cloneMarkersQuery(db, cloneIds).execute(),
  ])
  const aliasesOf = groupedBy(aliases, 'cloneId', ({ alias }) => alias)
  const vectorsOf = groupedBy(vectors, 'cloneId', toCloneVector)
  const genesOf = groupedBy(genes, 'cloneId', toGene)
  const locationsOf = groupedBy(locations, 'cloneId', toMapLocation)
  const endsOf = groupedBy(ends, 'cloneId', ({ cloneEndId, name, cloneEndType }) => ({
    cloneEnd: { kind: 'cloneend', key: cloneEndId, label: name },
    cloneEndType,
  }))
  const markersOf = groupedBy(markers, 'cloneId', ({ markerId, name }) => ({ kind: 'marker', key: markerId, label: name }))
  return (cloneId: number) => ({
    aliases: aliasesOf(cloneId),
    vectorDetails: vectorsOf(cloneId),
    gene: genesOf(cloneId),
    globalAssignments: locationsOf(cloneId).flat(),
    cloneEnds: endsOf(cloneId),
    geneticMarkers: markersOf(cloneId),
  })
}

function insertOf({ insertType, insertSize }: CloneRow): CloneRecord['parentClone'] {
  return insertType === null && insertSize === null ? null : { insertType, insertSize }
}

function taxonOf({ scientificName, taxonId, ecotypeName, speciesVariantId }: CloneRow): CloneTaxon | null {
  if (scientificName === null) return null
  return {
    scientificName,
    species: taxonId === null ? null : { kind: 'species', key: taxonId, label: scientificName },
    originalName: ecotypeName,
    ecotype: speciesVariantId === null || ecotypeName === null ? null : { kind: 'ecotype', key: speciesVariantId, label: ecotypeName },
  }
}

type GeneRow = RowOf<typeof cloneGenesQuery>

function toGene({ geneId, geneName, locusId, locusName, relationshipType }: GeneRow): CloneGene {
  return {
    geneName,
    gene: geneId === null || geneName === null ? null : { kind: 'gene', key: geneId, label: geneName },
    locusName,
    locus: locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName },
    relationshipType,
  }
}
