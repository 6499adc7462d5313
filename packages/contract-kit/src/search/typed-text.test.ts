import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedText, spellingsOf, withoutPlant } from './typed-text.ts'

test.each([
  ['AT4G 18960', ['AT4G18960']],
  [' at4g-18960.1 ', ['at4g18960.1']],
  ['AT4G18960,AT1G65480', ['AT4G18960', 'AT1G65480']],
  ['AT4G18960; AT1G65480\nAT4G18960', ['AT4G18960', 'AT1G65480']],
  ['CS 25', ['CS25']],
  ['cs25', ['CS25']],
  ['N25', ['N25', 'CS25']],
  ['CS25 N26', ['CS25', 'N26', 'CS26']],
  ['SALK 014999', ['SALK_014999']],
  ['salk-014999c', ['SALK_014999c']],
  ['SAIL 320 E05', ['SAIL_320_E05']],
  ['GK-048G09', ['GABI_048G09', 'GK-048G09']],
  ['gabi_048g09', ['GABI_048g09', 'GK-048g09']],
  ['GO 0009908', ['GO:0009908']],
  ['po_0009046', ['PO:0009046']],
  ['pmid 10926537', ['PMID:10926537']],
  ['PubMed: 10926537', ['PMID:10926537']],
  ['LOC827631', ['GeneID:827631']],
  ['GeneID: 827631', ['GeneID:827631']],
  ['AtPHYB', ['AtPHYB', 'PHYB']],
  ['At-PHYB', ['At-PHYB', 'PHYB']],
  ['β-glucosidase', ['beta-glucosidase']],
  ['Δ1-pyrroline', ['delta1-pyrroline']],
  ['µ-opioid', ['mu-opioid']],
])('[GENERAL-017] %j is read as %j', (typed, meant) => {
  expect(readTypedText(typed)).toEqual(meant)
})

test.each([
  'AG',
  'flower development',
  'AG, FT',
  'AT4G18960 flower',
  'NRT1.1',
  'MADS box 1',
  'N',
  'n-acetyl',
  'ATG 18960',
  'GO',
  'CS',
  'ATPase',
  'atlas',
  'Attenuated',
  'PMID',
])('[GENERAL-017] %j is itself', (text) => {
  expect(readTypedText(text)).toEqual([text])
})

test.each([
  [' n 25 ', ['N25', 'CS25']],
  ['AtPHYB', ['AtPHYB', 'PHYB']],
  ['AG, FT', ['AG, FT']],
  ['β-1', ['beta-1', 'β-1']],
])('[TRUTH-065] as an id of a list %j is %j', (id, meant) => {
  expect(spellingsOf(id)).toEqual(meant)
})

test('whatever is typed means something, and what it means is read as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
      fc.pre(text.trim() !== '')
      const meant = readTypedText(text)
      expect(meant.length).toBeGreaterThan(0)
      expect(readTypedText(meant[0] ?? '')[0]).toBe(meant[0])
    }),
    { seed: 3702 },
  )
})

test.each([
  ['AtPHYB', 'PHYB'],
  ['AtFT', 'FT'],
  ['At-SEP3', 'SEP3'],
  ['atphyb', 'phyb'],
  ['ATPHYB', 'PHYB'],
  ['ATP', null],
  ['atft', null],
  ['At', null],
  ['AT1G01010', null],
  ['AtPHYB AtPHYA', null],
  ['PHYB', null],
])('[GENERAL-027] %s without the name of the plant is %s', (text, symbol) => {
  expect(withoutPlant(text)).toBe(symbol)
})
