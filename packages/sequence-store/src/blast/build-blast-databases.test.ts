import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatasetWriters } from '../dataset-writers.ts'
import { openFastaWriter } from '../fasta-writer.ts'
import { genomeFile } from '../genome.ts'
import { readBlastManifest } from './blast-folder.ts'
import { buildBlastDatabases } from './build-blast-databases.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-blast-build-'))
afterAll(() => rm(dir, { recursive: true }))
const writers = await openDatasetWriters(dir, ['araport11_protein', 'araport11_introns'])
await writers.add('araport11_protein', { name: 'AT1G01010.1', description: '| x', sequence: 'MEDQVGFGFRPNDEELVGHYL' })
await writers.end()
const genome = await openFastaWriter(join(dir, genomeFile))
await genome.begin('Chr1:1-40')
await genome.bases('CCCTAAACCCTAAACCCTAAACCCTAAACCTCTGAATCCT')
await genome.end()

test('[BLAST-041] without BLAST+ there are no databases, and nothing else is missing', async () => {
  expect(await buildBlastDatabases({ dir, program: 'no-such-makeblastdb' })).toBeNull()
  expect(await readBlastManifest(dir)).toBeNull()
  expect(await readdir(dir)).not.toContain('blast')
})

const hasBlast = (await buildBlastDatabases({ dir: join(dir, 'nothing') })) !== null

test.skipIf(!hasBlast)('[BLAST-041] every dataset with sequences and the genome become databases, also a second time', async () => {
  for (const round of [1, 2]) {
    const manifest = await buildBlastDatabases({ dir })
    const sources = ['araport11_protein', 'genome']
    expect(manifest, `round ${round}`).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+\+$/), sources })
    expect(await readBlastManifest(dir)).toEqual(manifest)
    expect(await readdir(join(dir, 'blast'))).toEqual(expect.arrayContaining(['araport11_protein.pin', 'genome.nin']))
    expect(await readdir(dir)).not.toContain('blast.making')
  }
})
