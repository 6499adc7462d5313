import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { afterAll, expect, test } from 'vitest'
import { openGenome } from '../genome.ts'
import { openGenomeWriter } from '../genome-writer.ts'
import { digestChromosomes, digestSequence } from './digest-chromosomes.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-digests-'))
afterAll(() => rm(dir, { recursive: true }))

test('[SIGN-010] a digest is that of the refget specification, in any case and however it is cut', async () => {
  const published = { refget: 'SQ.aKF498dAxcJAqme6QYQ7EZ07-fiw8Kw2', md5: 'f1f8f4bf413b16ad135722aa4591043e' }
  for (const parts of [['ACGT'], ['ac', 'Gt'], ['A', 'C', 'G', 'T', '']]) expect(await digestSequence(parts)).toEqual(published)
  expect((await digestSequence(['TGCA'])).refget).not.toBe(published.refget)
})

/** Regions that overlap give every base once; a chromosome that lacks its last base, or its first, has no digest. */
test('[SIGN-010] only a chromosome with all its bases has digests', async () => {
  const [plastid, mitochondrion] = [chromosomeLengths.ChrC, chromosomeLengths.ChrM]
  const whole = 'ACGTTGCAAC'.repeat(plastid).slice(0, plastid)
  const regions = [
    { chromosome: 'ChrC', start: 1, bases: whole.slice(0, 100_000) },
    { chromosome: 'ChrC', start: 99_001, bases: whole.slice(99_000).toLowerCase() },
    { chromosome: 'ChrM', start: 1, bases: 'A'.repeat(mitochondrion - 1) },
    { chromosome: 'Chr1', start: 2, bases: 'ACGT' },
  ] as const
  const placed = regions.map(({ chromosome, start, bases }, at) => {
    return { file: 'x.fas', line: 2 * at + 1, chromosome, start, end: start + bases.length - 1 }
  })
  const writer = await openGenomeWriter(dir, placed)
  await writer.reader('x.fas').lines(regions.flatMap(({ chromosome, bases }) => [`>${chromosome}`, bases]))
  await writer.end()
  const genome = await openGenome(dir)
  const facts = await digestChromosomes(genome)
  await genome?.close()
  expect(facts.map(({ name, length }) => [name, length])).toEqual(Object.entries(chromosomeLengths))
  expect(facts.filter(({ md5 }) => md5 !== null)).toEqual([
    {
      name: 'ChrC',
      length: plastid,
      refget: `SQ.${createHash('sha512').update(whole).digest('base64url').slice(0, 32)}`,
      md5: createHash('md5').update(whole).digest('hex'),
    },
  ])
})

test('[SIGN-010] a release without a genome lists the assembly without digests', async () => {
  const facts = await digestChromosomes(null)
  expect(facts).toHaveLength(7)
  expect(facts.every(({ refget, md5 }) => refget === null && md5 === null)).toBe(true)
})
