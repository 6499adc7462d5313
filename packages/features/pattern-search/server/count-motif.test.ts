import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countMotif } from './count-motif.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-motif-'))
afterAll(() => rm(dir, { recursive: true }))

const line = (name: string, strand: string) => [name, 1, 6, 6, strand, 'p1', '.'].join('\t')
const names = ['AT1G01010.1', 'AT1G01010.2', 'AT1G01020.1', 'AT1G01030.1', 'AT1G01040.1']
async function* fasta() {
  yield Buffer.from(names.map((name) => `>${name}\nCACGTG\n`).join(''))
}

test('[PATM-011] a gene counts once, however many of its sequences have a site; one without a sequence does not count', async () => {
  await writeFile(
    join(dir, 'found'),
    ['SeqName\tStart', line('AT1G01010.1', '+'), line('AT1G01010.2', '-'), line('AT1G01030.1', '-'), ''].join('\n'),
  )
  const genes = ['AT1G01010', 'AT1G01020', 'AT5G99990']
  expect(await countMotif(dir, fasta(), { genes, strands: 'both' })).toEqual({
    listWithSite: 1,
    listGenes: 2,
    setWithSite: 2,
    setGenes: 4,
  })
  await writeFile(join(dir, 'found'), [line('AT1G01010.1', '+'), line('AT1G01030.1', '-'), ''].join('\n'))
  expect(await countMotif(dir, fasta(), { genes, strands: 'reverse' })).toMatchObject({ listWithSite: 0, setWithSite: 1 })
})
