import { expect, test } from 'vitest'
import type { GeneModel } from '../gene-model.ts'
import { reverseComplement } from '../translate.ts'
import { changeOf } from './allele-change.ts'
import { findConsequence } from './find-consequence.ts'

// Untranslated GGGG, M K | intron of 20 | W L E * and untranslated CCCC, from base 101 on.
const dna = `GGGGATGAAA${'GTAAGTTTTTTTTTTTTCAG'}TGGTTAGAATAACCCC`
const forward: GeneModel = {
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
const last = 100 + dna.length
const mirror = (at: number) => 101 + last - at
const backward: GeneModel = {
  ...forward,
  strand: '-',
  exons: forward.exons.map(([start, end]) => [mirror(end), mirror(start)] as const).reverse(),
  coding: forward.coding.map(({ interval: [start, end], frame }) => ({ interval: [mirror(end), mirror(start)] as const, frame })).reverse(),
}

/** What an allele does, written in the direction of the gene: bases from a position on, and what takes their place. */
function said(position: number, ref: string, alt: string, model = forward) {
  const bases = model.strand === '+' ? dna : reverseComplement(dna)
  const [at, before, after] =
    model.strand === '+' ? [position, ref, alt] : [mirror(position + ref.length - 1), reverseComplement(ref), reverseComplement(alt)]
  expect(bases.slice(at - 101, at - 101 + before.length)).toBe(before)
  const change = changeOf(at, before, after)
  const found = change && findConsequence(change, model, (start, end) => bases.slice(start - 101, end - 100))
  return found && [found.terms.join(' '), found.proteinChange]
}

const expected = [
  ['untranslated', 102, 'G', 'C', '5_prime_UTR_variant', null],
  ['start codon', 106, 'T', 'C', 'start_lost', 'p.Met1?'],
  ['deletion in the start codon', 105, 'ATG', 'A', 'start_lost', 'p.Met1?'],
  ['missense at the end of an exon', 109, 'A', 'C', 'missense_variant splice_region_variant', 'p.Lys2Thr'],
  ['donor', 111, 'G', 'A', 'splice_donor_variant', null],
  ['donor, second base', 112, 'T', 'A', 'splice_donor_variant', null],
  ['splice region of the donor', 118, 'T', 'A', 'splice_region_variant', null],
  ['intron', 119, 'T', 'A', 'intron_variant', null],
  ['acceptor', 129, 'A', 'C', 'splice_acceptor_variant', null],
  ['stop gained', 132, 'GG', 'AG', 'stop_gained splice_region_variant', 'p.Trp3Ter'],
  ['synonymous', 136, 'A', 'G', 'synonymous_variant', 'p.Leu4='],
  ['several codons', 134, 'TTAG', 'ATAC', 'missense_variant', null],
  ['insertion in frame', 136, 'A', 'ACCC', 'inframe_insertion', null],
  ['shifted frame', 136, 'A', 'AC', 'frameshift_variant', 'p.Glu5fs'],
  ['deletion in frame', 133, 'GTTA', 'G', 'inframe_deletion', null],
  ['stop from a deletion in frame', 134, 'TTAG', 'T', 'stop_gained inframe_deletion', null],
  ['stop lost', 140, 'T', 'C', 'stop_lost', null],
  ['stop retained', 142, 'A', 'G', 'stop_retained_variant', 'p.Ter6='],
  ['untranslated after the stop', 144, 'C', 'G', '3_prime_UTR_variant', null],
  ['deletion across a donor', 109, 'AAGTA', 'A', 'splice_donor_variant coding_sequence_variant', null],
  ['start with what lies before', 103, 'GGAT', 'G', 'start_lost 5_prime_UTR_variant', null],
] as const

test.for(expected)('[VARIANT-001] [VARIANT-003] %s, on both strands', ([, position, ref, alt, terms, protein]) => {
  expect(said(position, ref, alt)).toEqual([terms, protein])
  expect(said(position, ref, alt, backward)).toEqual([terms, protein])
})

test('[VARIANT-001] a stop codon that lost a base is retained where the next bases make one, on both strands', () => {
  // ATG AAA TAA and untranslated AAGG, or CCGG, from base 101 on.
  for (const [next, term] of [
    ['AAGG', 'stop_retained_variant'],
    ['CCGG', 'stop_lost'],
  ]) {
    for (const strand of ['+', '-'] as const) {
      const sense = `ATGAAATAA${next}`
      const bases = strand === '+' ? sense : reverseComplement(sense)
      const [at, ref] = strand === '+' ? [108, 'AA'] : [105, 'TT']
      const coding = strand === '+' ? ([101, 109] as const) : ([105, 113] as const)
      const model = { ...forward, strand, exons: [[101, 113] as const], coding: [{ interval: coding, frame: 0 }] }
      const change = changeOf(at, ref, ref.slice(0, 1))
      const found = change && findConsequence(change, model, (start, end) => bases.slice(start - 101, end - 100))
      expect([next, strand, found?.terms]).toEqual([next, strand, ['frameshift_variant', term]])
    }
  }
})

test('[VARIANT-001] outside of a model is nothing, in a non-coding model it is that, and symbols have no consequence', () => {
  expect(said(101, 'G', 'C', { ...forward, exons: [[131, 146]] })).toBeNull()
  expect(said(102, 'G', 'C', { ...forward, coding: [] })).toEqual(['non_coding_transcript_variant', null])
  for (const alt of ['<DEL>', '*', '.', 'G[Chr2:3[']) expect(changeOf(102, 'G', alt)).toBeNull()
})

test('[VARIANT-004] without DNA the affected part of the gene is given but not the change of the protein', () => {
  const change = changeOf(109, 'A', 'C')
  expect(change && findConsequence(change, forward, () => null)).toEqual({
    model: 'AT1G01010.1',
    terms: ['splice_region_variant', 'coding_sequence_variant'],
    proteinChange: null,
    residues: null,
  })
})

/** The residues that an allele changes, written in the direction of the gene: `M1`, `LE4-5`. */
function altered(position: number, ref: string, alt: string, model = forward) {
  const bases = model.strand === '+' ? dna : reverseComplement(dna)
  const [at, before, after] =
    model.strand === '+' ? [position, ref, alt] : [mirror(position + ref.length - 1), reverseComplement(ref), reverseComplement(alt)]
  const change = changeOf(at, before, after)
  const residues = change && findConsequence(change, model, (start, end) => bases.slice(start - 101, end - 100))?.residues
  return residues && [residues.letters, residues.start, residues.end]
}

test.for([
  ['exchanged', 109, 'A', 'C', ['K', 2, 2]],
  ['start lost', 106, 'T', 'C', ['M', 1, 1]],
  ['stop gained', 132, 'GG', 'AG', ['W', 3, 3]],
  ['several codons', 134, 'TTAG', 'ATAC', ['LE', 4, 5]],
  ['first of a shifted frame', 136, 'A', 'AC', ['E', 5, 5]],
  ['first of a shifted frame with others after it', 133, 'G', 'GA', ['L', 4, 4]],
  ['deleted', 133, 'GTTA', 'G', ['L', 4, 4]],
  ['inserted between two', 133, 'G', 'GCCC', ['WL', 3, 4]],
  ['synonymous', 136, 'A', 'G', null],
  ['stop lost', 140, 'T', 'C', null],
  ['untranslated', 102, 'G', 'C', null],
  ['intron', 119, 'T', 'A', null],
] as const)('[STRUCT-015] residues that a variant changes: %s, on both strands', ([, position, ref, alt, residues]) => {
  expect(altered(position, ref, alt)).toEqual(residues)
  expect(altered(position, ref, alt, backward)).toEqual(residues)
})
