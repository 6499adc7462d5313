import { expect, test } from 'vitest'
import { openRandom } from '../random.ts'
import { demoProteins } from './demo-coding-sequences.ts'
import { demoGenome, formatGenome } from './demo-genome.ts'
import { famousLoci } from './famous-loci.ts'
import { madeUpLoci } from './made-up-loci.ts'
import { readableModels } from './readable-models.ts'

const random = openRandom(3702)
const made = [...famousLoci(random), ...madeUpLoci(random)]
const loci = made.map(readableModels)
const genome = demoGenome(loci)

test('every coding model of the demo has a start, a stop and none before it, on both strands and in organelles', () => {
  const proteins = demoProteins(loci, genome)
  const coding = loci.flatMap(({ name, models }) => models.flatMap(({ coding: part }, index) => (part ? [`${name}.${index + 1}`] : [])))
  expect([...proteins.keys()]).toEqual(coding)
  expect([...proteins].filter(([, protein]) => !/^M[A-Z]+$/.test(protein))).toEqual([])
  expect(new Set(coding.map((name) => name.charAt(2)))).toEqual(new Set(['1', '2', '3', '4', '5', 'C', 'M']))
})

test('structures that were written down by hand stay as they are', () => {
  for (const name of ['AT4G18960', 'AT1G01010']) {
    expect(loci.find((locus) => locus.name === name)?.models).toEqual(made.find((locus) => locus.name === name)?.models)
  }
})

test('organelles are whole, chromosomes are there around the loci', () => {
  const headers = formatGenome(genome).filter((line) => line.startsWith('>'))
  expect(headers).toContain('>ChrC:1-154478 made up for demonstration')
  expect(headers).toContain('>ChrM:1-366924 made up for demonstration')
  for (const { chromosome, start, end } of loci) {
    const found = genome.some(
      (region) => region.chromosome === chromosome && region.start <= Math.max(1, start - 3000) && end <= region.end,
    )
    expect(found || chromosome === 'ChrC' || chromosome === 'ChrM').toBe(true)
  }
})
