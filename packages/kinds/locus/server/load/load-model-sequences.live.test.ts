import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { reverseComplement } from '@rosette/sequence-store/translate.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { LocusSequences } from '../../contract/locus-sequences.ts'
import { loadModelSequences } from './load-model-sequences.ts'

const { db, releaseId } = demoDatabase()
const open = (await demoSite()).as('anonymous')
const guarded = (await demoSite('spec')).as('anonymous')
const release = db.release(releaseId)
const agamous = 2117144

/** A store with DNA everywhere or nowhere; what is made from it is reported by its name. */
function storeWith(isThere: boolean): PartDependencies {
  return {
    releaseId,
    sequences: async () => ({
      read: async (dataset, name) => (isThere ? { name, description: '', sequence: `${dataset} of ${name}` } : null),
      slice: async (chromosome, start, end, strand) => {
        const bases = `AC${'G'.repeat(end - start - 1)}`
        return isThere && chromosome ? (strand === '-' ? reverseComplement(bases) : bases) : null
      },
      sliceVariants: async () => ({ samples: [], header: '', lines: [], total: 0 }),
    }),
  }
}

test('[SEQ-002] the representative model, or the one that is requested, with the protein as published', async () => {
  const first = LocusSequences.parse(await loadModelSequences(release, agamous, { model: '' }, storeWith(true)))
  expect(first).toMatchObject({
    geneModelName: 'AT4G18960.1',
    transcript: 'araport11_transcripts of AT4G18960.1',
    coding: 'araport11_coding_sequences of AT4G18960.1',
  })
  expect(first.genomic).toHaveLength(5684)
  expect(first.genomic).toMatch(/^ACG/)
  const { rows } = await db.pool.query(`select sequence from release_${releaseId}.protein_sequence where gene_model_name = 'AT4G18960.1'`)
  expect(first.protein).toBe(rows[0]?.sequence)
  expect(await loadModelSequences(release, agamous, { model: 'at4g18960.3' }, storeWith(true))).toMatchObject({
    geneModelName: 'AT4G18960.3',
  })
  expect(await loadModelSequences(release, agamous, { model: 'AT1G01010.1' }, storeWith(true))).toBeNull()
})

test('[SEQ-002] a locus on the other strand is read in its own direction', async () => {
  const reverse = await release
    .selectFrom('locus')
    .innerJoin('geneModel', 'geneModel.locusId', 'locus.locusId')
    .select('locus.locusId')
    .where('locus.orientation', '=', 'R')
    .executeTakeFirstOrThrow()
  expect((await loadModelSequences(release, reverse.locusId, { model: '' }, storeWith(true)))?.genomic).toMatch(/CGT$/)
})

test('[SEQ-002] without DNA there is the protein alone', async () => {
  const found = await loadModelSequences(release, agamous, { model: '' }, storeWith(false))
  expect(found).toMatchObject({ genomic: null, transcript: null, coding: null, protein: expect.stringMatching(/^[A-Z]+$/) })
})

test('[SEQ-006] the call is guarded like the record', async () => {
  expect((await open.get(`/api/detail/locus/sequences?key=${agamous}`)).status).toBe(200)
  expect((await open.get(`/api/detail/locus/sequences?key=${agamous}&model=AT1G01010.1`)).status).toBe(404)
  expect((await guarded.get(`/api/detail/locus/sequences?key=${agamous}`)).status).toBe(
    (await guarded.get(`/api/detail/locus?key=${agamous}`)).status,
  )
})
