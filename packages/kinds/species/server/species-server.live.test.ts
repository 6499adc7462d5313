import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { SpeciesRecord } from '../contract/species-record.ts'
import { arabidopsisThaliana } from '../fixtures/arabidopsis-thaliana.ts'
import { loadSpecies } from './species-server.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

test('[DETAIL-018] a species is known by its number in the NCBI Taxonomy', async () => {
  const species = await loadSpecies(release, [3702, 81970, 1])
  expect(SpeciesRecord.parse(species.get(3702))).toEqual(arabidopsisThaliana)
  expect(species.get(81970)).toMatchObject({ scientificName: 'Arabidopsis halleri', commonName: null })
  expect(species.has(1)).toBe(false)
})
