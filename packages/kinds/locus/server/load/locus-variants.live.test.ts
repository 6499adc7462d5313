import { GeneVariants, mostVariants } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { loadGeneVariants } from '@rosette/database/gene-picture/load-gene-variants.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function variantsOf(name: string): Promise<GeneVariants> {
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', name).executeTakeFirstOrThrow()
  const found = await loadGeneVariants(release, [locusId])
  return GeneVariants.parse(found(locusId))
}

const lineOf = (variant: GeneVariants['rows'][number]) => [variant.polymorphism.label, variant.start, variant.part, variant.zygosity]

test('[PICT-013] insertions by position with the part they hit, then those without a position', async () => {
  const { rows, total } = await variantsOf('AT4G18960')
  expect(total).toBe(6)
  expect(rows.map(lineOf)).toEqual([
    ['SALKseq_043741.2', 10_385_822, 'intron', null],
    ['GABIseq_292H01.1', 10_387_909, 'intron', null],
    ['SALKseq_132145.101', 10_388_378, 'UTR', null],
    ['SALKseq_132145.1', 10_388_387, 'UTR', null],
    ['SALK_014999', null, 'intron', 'wild type'],
    ['ag-1', null, null, null],
  ])
  expect(rows[0]).toMatchObject({ polymorphismType: 'insertion', insertionType: 'T-DNA', end: 10_385_822 })
})

test('[PICT-013] the zygosity is that of the line, where it was genotyped for this gene', async () => {
  const { rows, total } = await variantsOf('AT1G90030')
  expect(total).toBeLessThanOrEqual(mostVariants)
  const zygosityOf = (label: string) => rows.find(({ polymorphism }) => polymorphism.label === label)?.zygosity
  expect(zygosityOf('DEMOseq_1003_1.0')).toBe('homozygous')
  expect(zygosityOf('DEMOseq_1003_2.0')).toBe('heterozygous')
  expect(zygosityOf('DEMOseq_1003_3.0')).toBeNull()
})

test('[PICT-013] other polymorphisms come with their extent, and a locus without any has none', async () => {
  const { rows } = await variantsOf('AT1G01010')
  expect(rows.find(({ polymorphism }) => polymorphism.label === 'demo-del2')).toMatchObject({ start: 4500, end: 4620, part: null })
  expect(await variantsOf('AT1G65480')).toEqual({ rows: [], total: 0 })
})
