import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { toMapLocation } from '@rosette/contract-kit/to-map-location.ts'
import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCloneSequences } from '@rosette/database/load-clone-sequences.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { CloneendClone, CloneendPublication, CloneendRecord } from '../contract/cloneend-record.ts'
import { cloneendClonesQuery, cloneendLocationsQuery, cloneendPublicationsQuery, cloneendRowsQuery } from './cloneend-queries.ts'

export async function loadCloneends(db: ReleaseDb, cloneEndIds: readonly number[]): Promise<Map<number, CloneendRecord>> {
  const [rows, clones, locations, publications] = await Promise.all([
    cloneendRowsQuery(db, cloneEndIds).execute(),
    cloneendClonesQuery(db, cloneEndIds).execute(),
    cloneendLocationsQuery(db, cloneEndIds).execute(),
    cloneendPublicationsQuery(db, cloneEndIds).execute(),
  ])
  const names = rows.map((row) => row.name)
  const [sequencesOf, curationOf] = await Promise.all([loadCloneSequences(db, 'cloneend', names), loadCuration(db, 'cloneend', names)])
  const clonesOf = groupedBy(clones, 'cloneEndId')
  const locationsOf = groupedBy(locations, 'cloneEndId')
  const publicationsOf = groupedBy(publications, 'cloneEndId')
  const records = rows.map(({ locusId, locusName, chromosome, ...row }) => {
    const { cloneEndId, name } = row
    const { attributions, comments } = curationOf(name)
    const record: CloneendRecord = {
      ...row,
      locus: locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName },
      chromosome: chromosome === null ? null : parseChromosome(chromosome),
      clones: clonesOf(cloneEndId).map(toClone),
      sequences: sequencesOf(name),
      globalAssignmentDetails: locationsOf(cloneEndId).flatMap(toMapLocation),
      publications: publicationsOf(cloneEndId).map(toPublication),
      attributions,
      comments,
    }
    return [cloneEndId, record] as const
  })
  return new Map(records)
}

type CloneRow = RowOf<typeof cloneendClonesQuery>
type PublicationRow = RowOf<typeof cloneendPublicationsQuery>

function toClone({ cloneName, cloneId, vectorType, insertType, stockName }: CloneRow): CloneendClone {
  const clone = cloneId === null ? null : { kind: 'clone', key: cloneId, label: cloneName }
  return { name: cloneName, clone, vectorType, insertType, stockName }
}

function toPublication({ referenceId, title, authors, pubmedId, publicationYear, sourceName }: PublicationRow): CloneendPublication {
  if (referenceId === null) return { publication: null, title, pubmedId, publicationYear, sourceName }
  return { ...toPublicationLine({ referenceId, title, authors, pubmedId, publicationYear }), sourceName }
}
