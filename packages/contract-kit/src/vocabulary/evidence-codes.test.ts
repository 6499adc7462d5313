import { expect, test } from 'vitest'
import {
  evidenceCodes,
  evidenceGroupOf,
  evidenceGroups,
  evidencePhrase,
  evidencesOfGroup,
  formatEvidence,
  parseEvidenceCode,
} from './evidence-codes.ts'

// As the Gene Ontology names them, written out here: the 21 of the specification in its order, then those it leaves out.
const phrases = {
  EXP: 'inferred from experiment',
  IEA: 'inferred from electronic annotation',
  IEP: 'inferred from expression pattern',
  IGI: 'inferred from genetic interaction',
  IMP: 'inferred from mutant phenotype',
  IPI: 'inferred from physical interaction',
  ISS: 'inferred from sequence or structural similarity',
  NAS: 'non-traceable author statement',
  ND: 'no biological data available',
  TAS: 'traceable author statement',
  IC: 'inferred by curator',
  RCA: 'inferred from reviewed computational analysis',
  IBA: 'inferred from biological aspect of ancestor',
  IBD: 'inferred from biological aspect of descendant',
  IKR: 'inferred from key residues',
  IRD: 'inferred from rapid divergence',
  ISM: 'inferred from sequence model',
  HDA: 'inferred from high throughput direct assay',
  HEP: 'inferred from high throughput expression pattern',
  HGI: 'inferred from high throughput genetic interaction',
  HMP: 'inferred from high throughput mutant phenotype',
  IDA: 'inferred from direct assay',
  ISO: 'inferred from sequence orthology',
  ISA: 'inferred from sequence alignment',
  IGC: 'inferred from genomic context',
  HTP: 'inferred from high throughput experiment',
} as const

test('[RESULTS-066] 26 codes, the documented 21 first, each with a phrase of its own', () => {
  expect(evidenceCodes.map(({ code }) => code)).toEqual(Object.keys(phrases))
  expect(new Set(Object.values(phrases)).size).toBe(26)
})

test.for(evidenceCodes.map(({ code }) => [phrases[code], code] as const))('[RESULTS-066] "%s" is shown as %s', ([phrase, code]) => {
  expect(formatEvidence(phrase)).toBe(code)
  expect(parseEvidenceCode(code.toLowerCase())).toBe(code)
  expect(evidencePhrase(code)).toBe(phrase)
})

test('[RESULTS-066] [RESULTS-067] an unknown phrase reads Unknown', () => {
  expect(formatEvidence('inferred from tea leaves')).toBe('Unknown')
  expect(parseEvidenceCode('XYZ')).toBeNull()
})

// geneontology.org, guide to evidence codes; electronic and phylogenetic evidence is computed, high throughput is an experiment.
test('[DKEY-013] every code is in one group, and only annotations without a code are "not stated"', () => {
  const codesOf = Object.fromEntries(evidenceGroups.map(({ group }) => [group, evidencesOfGroup(group).toSorted().join(' ')]))
  expect(codesOf).toEqual({
    experimental: 'EXP HDA HEP HGI HMP HTP IDA IEP IGI IMP IPI',
    computational: 'IBA IBD IEA IGC IKR IRD ISA ISM ISO ISS RCA',
    author: 'NAS TAS',
    curator: 'IC ND',
    not_stated: 'not_stated',
  })
  expect([evidenceGroupOf('IMP'), evidenceGroupOf('ND'), evidenceGroupOf(null)]).toEqual(['experimental', 'curator', 'not_stated'])
})
