import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toNextRelease } from './next-release.ts'
import { formatDemoRelease, writeDemoRelease } from './write-demo-release.ts'

const asOf = new Date('2026-11-15T00:00:00Z')
const files = formatDemoRelease({ asOf })

function linesOf(beginning: string): string[] {
  const name = Object.keys(files).find((file) => file.startsWith(beginning))
  return (name !== undefined && files[name]) || []
}

test('the same day and seed give the same bytes, another seed others', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'demo-release-'))
  try {
    const names = await writeDemoRelease(dir, { asOf })
    const again = formatDemoRelease({ asOf })
    expect(names).toEqual([...Object.keys(again), 'tracks/demo-coverage.bw'])
    for (const name of Object.keys(again)) expect(await readFile(join(dir, name), 'utf8')).toBe(`${again[name]?.join('\n')}\n`)
    expect(formatDemoRelease({ asOf, seed: 1 })).not.toEqual(files)
  } finally {
    await rm(dir, { recursive: true })
  }
})

test('every chromosome, both strands and all 17 types occur', () => {
  const features = linesOf('Araport11_GTF').map((line) => line.split('\t'))
  expect(new Set(features.map((columns) => columns[0])).size).toBe(7)
  expect(new Set(features.map((columns) => columns[6]))).toEqual(new Set(['+', '-']))
  const types = linesOf('Araport11_functional')
    .slice(1)
    .map((line) => line.split('\t')[1])
  expect(new Set(types).size).toBe(17)
})

test('AG has its four models, and coding sequences are whole codons', () => {
  const bases = new Map<string, number>()
  for (const line of linesOf('Araport11_GTF')) {
    const [, , type, start, end, , , , attributes] = line.split('\t')
    const model = /"([^"]+)"/.exec(attributes ?? '')?.[1] ?? ''
    if (type === 'CDS') bases.set(model, (bases.get(model) ?? 0) + Number(end) - Number(start) + 1)
  }
  expect([...bases.keys()].filter((model) => model.startsWith('AT4G18960.'))).toHaveLength(4)
  expect([...bases].filter(([, count]) => count % 3 !== 0)).toEqual([])
})

test('gaps of the official files occur too', () => {
  const inGtf = new Set(linesOf('Araport11_GTF').map((line) => /gene_id "([^"]+)"/.exec(line)?.[1]))
  const inBed = new Set(linesOf('Araport11_all_loci').map((line) => line.split('\t')[3]))
  expect([...inGtf].some((locus) => !inBed.has(locus))).toBe(true)
  expect([...inBed].some((locus) => !inGtf.has(locus))).toBe(true)
  const phenotypes = linesOf('Locus_Germplasm')
    .slice(1)
    .map((line) => line.split('\t'))
  expect(phenotypes.some(([, , phenotype]) => phenotype === '')).toBe(true)
  expect(phenotypes.filter(([locus]) => locus === 'AT5G61850').length).toBeGreaterThan(15)
})

test('[LIST-039] the next release has a merge, a split, an obsoletion, a new symbol and new annotations, and is else the same', () => {
  const next = toNextRelease(files, asOf)
  expect(Object.keys(next)).toEqual(Object.keys(files))
  const lessThan = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others)
    return some.filter((line) => !known.has(line))
  }
  const added = Object.keys(files).flatMap((name) => lessThan(next[name] ?? [], files[name] ?? []))
  expect(added.filter((line) => line.includes('Demonstration')).map((line) => line.split('\t').slice(-2))).toEqual([
    ['Merged into AT2G90120.', 'AT2G90120'],
    ['Split into AT3G90112 and AT3G90114.', 'AT3G90112|AT3G90114'],
    ['Not a gene.', ''],
    ['Replaced by AT5G90145.', 'AT5G90145'],
    ['Expressed after all.', ''],
  ])
  expect(added.filter((line) => line.includes('DEMONEXT1'))).toHaveLength(2)
  expect(added.filter((line) => /^AT\dG\d{5}\tGO:/.test(line))).toHaveLength(2)
  expect(added).toHaveLength(13)
  const removed = Object.keys(files).flatMap((name) => lessThan(files[name] ?? [], next[name] ?? []))
  const ofRetired = /AT(2G90110|3G90110|4G90110|5G90140|5G90110)/
  // Sequences below the heads of their entries name nobody.
  expect(removed.filter((line) => !ofRetired.test(line) && !/^[A-Z*]+$/.test(line))).toEqual([])
  expect(removed.filter((line) => line.startsWith('>')).length).toBeGreaterThan(5)
})
