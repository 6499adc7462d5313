import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { expect, test } from 'vitest'
import { compareConsequences } from './compare-consequences.ts'
import type { GeneratedVariant } from './generated-variants.ts'
import { variantKey } from './run-csq.ts'

// Untranslated GGGG, M K | intron of 20 | W L E * and untranslated CCCC, from base 101 on.
const dna = `GGGGATGAAA${'GTAAGTTTTTTTTTTTTCAG'}TGGTTAGAATAACCCC`
const model: GeneModel = {
  name: 'AT1G01010.1',
  chromosome: 'Chr1',
  strand: '+',
  exons: [
    [101, 110],
    [131, 146],
  ],
  coding: [
    { interval: [105, 110], frame: 0 },
    { interval: [131, 142], frame: 0 },
  ],
}
const variant = (position: number, ref: string, alt: string): GeneratedVariant => ({ chromosome: 'Chr1', position, ref, alt })

function compare(one: GeneratedVariant, said: readonly string[]) {
  const theirs = new Map(said.length === 0 ? [] : [[variantKey(one), new Map([[model.name, [...said]]])]])
  return compareConsequences([one], [model], (_chromosome, start, end) => dna.slice(start - 101, end - 100), theirs)
}

test.each<[GeneratedVariant, ...string[]]>([
  [variant(109, 'A', 'C'), 'missense', 'splice_region'],
  [variant(140, 'T', 'C'), 'stop_lost'],
  [variant(102, 'G', 'C'), '5_prime_utr'],
  [variant(136, 'A', 'AC'), 'frameshift'],
])('[VARIANT-002] what bcftools says in its own words is the same: %j', (one, ...said) => {
  expect(compare(one, said)).toMatchObject({ equalVariants: 1, pairs: 1, equal: 1, explained: {}, wrong: [] })
})

test.each<[reason: string, GeneratedVariant, ...string[]]>([
  ['nothing said of a non-coding part', variant(119, 'T', 'A')],
  ['insertion at the end of a part', variant(130, 'G', 'GA'), 'splice_acceptor'],
  ['reaches beyond a part', variant(109, 'AAGTA', 'A'), 'frameshift'],
  ['in the start codon', variant(104, 'GA', 'G'), 'frameshift'],
  ['stop among several codons', variant(135, 'TAG', 'AAT'), 'missense'],
  ['deletion that lies at two places', variant(138, 'AA', 'A'), 'frameshift', 'stop_lost'],
])('[VARIANT-002] a difference has its reason: %s', (reason, one, ...said) => {
  expect(compare(one, said)).toMatchObject({ equalVariants: 0, pairs: 1, equal: 0, explained: { [reason]: 1 }, wrong: [] })
})

test('[VARIANT-002] a difference without a reason is wrong', () => {
  const missense = variant(136, 'A', 'G')
  expect(compare(missense, ['missense'])).toMatchObject({
    equal: 0,
    explained: {},
    wrong: ['Chr1:136:A:G AT1G01010.1: synonymous_variant and not missense_variant'],
  })
})
