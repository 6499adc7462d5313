import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadLoci } from './load-locus.ts'
import { loadLocusPathways } from './load-locus-pathways.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function keyOf(name: string): Promise<number> {
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', name).executeTakeFirstOrThrow()
  return locusId
}

test('[PATHWAY-002] [PATHWAY-003] a locus has its pathways with all reactions, its own first, and genes without a locus are counted', async () => {
  const key = await keyOf('AT1G90010')
  const part = await loadLocusPathways(release, key)
  if (part === null) throw new Error('The locus is there')
  const { pathways, genes, coverage } = part
  expect(pathways.map(({ id, name }) => [id, name])).toEqual([
    ['DEMO-PWY-2', 'demonstration salvage (DEMO-PWY-2)'],
    ['DEMO-PWY-1', 'trans-β-demonstration pigment biosynthesis'],
  ])
  expect(pathways[1]?.reactions).toEqual([
    { id: 'DEMO-RXN-1', ecNumbers: ['4.3.1.25'], loci: ['AT1G90010', 'AT1G90030', 'AT2G90010'], otherGenes: 0, isOwn: true },
    {
      id: 'DEMO-RXN-2',
      ecNumbers: ['1.14.19.eh'],
      loci: ['AT3G90010', 'AT3G90030', 'AT4G90010', 'AT4G90030', 'AT5G90010'],
      otherGenes: 0,
      isOwn: false,
    },
    { id: 'DEMO-RXN-4', ecNumbers: [], loci: [], otherGenes: 2, isOwn: false },
    { id: 'DEMO-RXN-3', ecNumbers: ['6.2.1.-'], loci: [], otherGenes: 0, isOwn: false },
  ])
  expect(genes.map(({ locus }) => locus.label)).toEqual(
    [...new Set(pathways.flatMap(({ reactions }) => reactions.flatMap(({ loci }) => loci)))].sort(),
  )
  expect(genes[0]).toEqual({ locus: { kind: 'locus', key, label: 'AT1G90010' }, symbol: 'LONGNAMED1' })
  expect(coverage).toMatchObject({ pathways: 3, loci: 15 })
  expect(coverage.of).toBeGreaterThan(300)
})

test('[PATHWAY-002] [PATHWAY-007] a record counts its pathways, and is silent where the release has none', async () => {
  const [own, other] = [await keyOf('AT1G90010'), await keyOf('AT4G18960')]
  const records = await loadLoci(release, [own, other])
  expect([records.get(own)?.pathwayCount, records.get(other)?.pathwayCount]).toEqual([2, 0])
  expect((await loadLocusPathways(release, other))?.pathways).toEqual([])
  await db
    .release(releaseId)
    .transaction()
    .execute(async (tx) => {
      await sql`set transaction read write`.execute(tx)
      await tx.deleteFrom('pathway').execute()
      const without = await loadLoci(tx, [own])
      expect(without.get(own)?.pathwayCount).toBeNull()
      throw new Error('undo')
    })
    .catch((error: Error) => expect(error.message).toBe('undo'))
})
