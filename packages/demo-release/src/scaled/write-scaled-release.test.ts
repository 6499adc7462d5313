import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDemoRelease } from '../write-demo-release.ts'
import { skewedShare } from './made-up-values.ts'
import { scalePlan } from './scale-plan.ts'
import { parseScale, writeScaledRelease } from './write-scaled-release.ts'

const asOf = new Date('2026-11-15T00:00:00Z')
const documents = 20_000
const plan = scalePlan(documents)
let dir: string
let names: string[]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'scaled-release-'))
  names = await writeScaledRelease(dir, { asOf, documents })
})
afterAll(() => rm(dir, { recursive: true }))

async function linesOf(beginning: string, folder = dir): Promise<string[]> {
  const name = names.find((each) => each.startsWith(beginning)) ?? ''
  return (await readFile(join(folder, name), 'utf8')).trimEnd().split('\n')
}

test('each file begins as that of the small release does, and the genome is left out', async () => {
  const small = Object.entries(formatDemoRelease({ asOf })).filter(([name]) => !/^(TAIR10_chr|tracks|structures)/.test(name))
  expect(names).toEqual(small.map(([name]) => name))
  for (const [name, lines] of small) {
    expect((await readFile(join(dir, name), 'utf8')).startsWith(lines.join('\n')), name).toBe(true)
  }
})

test('the same options give the same bytes, another seed other genes', async () => {
  const again = await mkdtemp(join(tmpdir(), 'scaled-release-'))
  try {
    await writeScaledRelease(again, { asOf, documents })
    for (const name of names) expect(await readFile(join(again, name), 'utf8'), name).toBe(await readFile(join(dir, name), 'utf8'))
    await writeScaledRelease(again, { asOf, documents, seed: 1 })
    expect(await linesOf('Araport11_all_loci', again)).not.toEqual(await linesOf('Araport11_all_loci'))
  } finally {
    await rm(again, { recursive: true })
  }
})

test('names are not used twice', async () => {
  const columnOf = async (file: string, column: number) => (await linesOf(file)).map((line) => line.split('\t')[column])
  for (const [file, column] of [
    ['Araport11_all_loci', 3],
    ['T-DNASeq', 0],
    ['TAIR10_Transposable', 0],
  ] as const) {
    const values = await columnOf(file, column)
    expect(new Set(values).size, file).toBe(values.length)
  }
  for (const file of ['gene_aliases', 'Araport11_functional']) {
    const lines = await linesOf(file)
    expect(new Set(lines).size, file).toBe(lines.length)
  }
})

test('a few loci have very many insertions, most have a handful', async () => {
  const counts = new Map<string, number>()
  for (const line of await linesOf('T-DNASeq')) {
    const model = line.split('\t')[1] ?? ''
    if (line.startsWith('DEMOseq_S')) counts.set(model, (counts.get(model) ?? 0) + 1)
  }
  const sorted = [...counts.values()].sort((one, other) => other - one)
  expect(sorted.reduce((sum, count) => sum + count, 0) / plan.polymorphisms).toBeGreaterThan(0.9)
  expect(sorted[0]).toBeGreaterThan(15 * (sorted[Math.floor(sorted.length / 2)] ?? 0))
})

test.each([
  [1000, 7],
  [27_000, 480],
  [5, 10],
])('%i things among %i owners: each has one, the first most', (total, owners) => {
  const shares = Array.from({ length: owners }, (_, rank) => skewedShare(total, owners, rank))
  expect(shares[0]?.first).toBe(0)
  expect(shares.at(-1)?.end).toBe(total)
  for (const [rank, { end }] of shares.entries()) expect(shares[rank + 1]?.first ?? total).toBe(end)
  expect(Math.max(...shares.map(({ first, end }) => end - first))).toBe(shares[0]?.end)
})

test.each([
  ['M', 1_000_000],
  ['L', 10_000_000],
  ['50000', 50_000],
  ['999', null],
  ['10000001', null],
  ['many', null],
])('the size %s is %j documents', (text, size) => {
  expect(parseScale(text)).toBe(size)
})
