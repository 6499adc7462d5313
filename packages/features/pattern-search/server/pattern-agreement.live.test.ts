import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { comparePatterns } from './fixtures/compare-patterns.ts'
import { seededRandom } from './fixtures/random-pattern.ts'

const scratch = await mkdtemp(join(tmpdir(), 'rosette-patterns-'))
afterAll(() => rm(scratch, { recursive: true }))

/** Random letters of few kinds, so that patterns are found, with some odd ones among them. */
function makeSequences(common: string, odd: string) {
  const random = seededRandom(3702)
  const pick = (letters: string) => letters.charAt(Math.floor(random() * letters.length))
  const letters = () => Array.from({ length: 400 }, () => pick(random() < 0.01 ? odd : common)).join('')
  return Array.from({ length: 12 }, (_, nth) => ({ name: `AT1G0${1010 + 10 * nth}.1`, letters: letters() }))
}

test.each([
  ['araport11_transcripts', 'dna', 'ACGT', 'RYSWKMBDHVN'],
  ['araport11_protein', 'protein', 'ACDLS', 'EFGHIKMNPQRTVWYBZJX'],
] as const)(
  '[PATM-006] random patterns find in %s what a plain scan finds',
  { timeout: 60_000 },
  async (dataset, alphabet, common, odd) => {
    const sequences = makeSequences(common, odd)
    const fasta = sequences.map(({ name, letters }) => `>${name} made up\n${letters.match(/.{1,60}/g)?.join('\n')}\n`).join('')
    await writeFile(join(scratch, `${dataset}.fa.gz`), gzipSync(fasta))
    const set = { sequenceDir: scratch, dataset, alphabet, sequences }
    const comparison = await comparePatterns(set, { count: 25, seed: 17, scratch: join(scratch, alphabet) })
    expect(comparison.different).toEqual([])
    expect(comparison.hits).toBeGreaterThan(100)
  },
)
