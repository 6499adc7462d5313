import { expect, test } from 'vitest'
import { formatOrganizationType, jobTitles, organizationTypes } from './community-types.ts'
import { countryOf } from './ecotype-countries.ts'
import { parseEvidenceCode } from './evidence-codes.ts'
import { geneModelTypeLabel, parseGeneModelType } from './gene-model-types.ts'
import { parseInsertionType } from './insertion-types.ts'
import { categoryOfCode, ontologyOf, parseKeywordCategory } from './keyword-categories.ts'
import { SequenceDatasetId, sequenceDatasets } from './sequence-datasets.ts'
import { stateCodes, stateNames } from './state-names.ts'

test('a published type reads in words, and one that nobody knows as it is written', () => {
  expect(geneModelTypeLabel('miRNA_primary_transcript')).toBe('miRNA primary transcript')
  expect(geneModelTypeLabel('pre_trna')).toBe('pre-tRNA')
  expect(geneModelTypeLabel('novel_thing')).toBe('novel_thing')
  expect(parseGeneModelType(' uORF ')).toBe('uorf')
})

test.each([
  ['func', 'GO'],
  ['proc', 'GO'],
  ['comp', 'GO'],
  ['grow', 'PO'],
  ['stru', 'PO'],
  ['meth', 'other'],
  ['user', 'other'],
  ['nothing', 'other'],
])('the code %s is of %s', (code, ontology) => {
  expect(ontologyOf(code)).toBe(ontology)
})

test('words are read in any case, with blanks around them', () => {
  expect(parseKeywordCategory(' Cellular_Component ')).toBe('cellular component')
  expect(parseEvidenceCode(' ida ')).toBe('IDA')
  expect(parseEvidenceCode(' Inferred from Direct Assay ')).toBe('IDA')
  expect(parseInsertionType(' t-dna ')).toBe('T-DNA')
  expect(parseInsertionType('Transposant')).toBe('transposant')
  expect(parseInsertionType('long')).toBeNull()
})

test('a code that no category has is an error of ours', () => {
  // @ts-expect-error not a code
  expect(() => categoryOfCode('nothing')).toThrow('No category of keywords has the code nothing')
})

test('a lab is a laboratory, and other organizations read in words', () => {
  expect(formatOrganizationType('lab')).toBe('laboratory')
  expect(formatOrganizationType('education_outreach_program')).toBe('education outreach program')
  expect([organizationTypes.length, new Set(organizationTypes).size]).toEqual([21, 21])
  expect(new Set(jobTitles).size).toBe(jobTitles.length)
})

test.each([
  ['US', 'United States'],
  ['UK', 'United Kingdom'],
  ['GER', 'Germany'],
  ['BUL', 'Bulgaria'],
  ['NED', 'Netherlands'],
  ['CRO', 'Croatia'],
  ['POR', 'Portugal'],
  ['SUI', 'Switzerland'],
  ['DEN', 'Denmark'],
  ['GRE', 'Greece'],
  ['LIB', 'Libya'],
  ['SRV', 'Serbia'],
  ['TZ', 'Tanzania'],
  ['Spain', 'Spain'],
  ['UNK', null],
  [null, null],
])('%s is %s', (published, country) => {
  expect(countryOf(published)).toBe(country)
})

test('50 states, a district, a territory of the USA and 13 provinces and territories of Canada', () => {
  expect(stateCodes).toHaveLength(65)
  expect(new Set(Object.values(stateNames)).size).toBe(65)
  expect(Object.values(stateNames).every((name) => name.length > 3)).toBe(true)
  expect([stateNames.DC, stateNames.PR, stateNames.QC]).toEqual(['District of Columbia', 'Puerto Rico', 'Quebec'])
})

test('datasets of proteins are distinguished from those of DNA, and each has an id and a label of its own', () => {
  const proteins = sequenceDatasets.filter(({ alphabet }) => alphabet === 'protein').map(({ id }) => id)
  expect(proteins).toEqual(['araport11_protein', 'tair10_protein'])
  expect(sequenceDatasets.every(({ alphabet }) => ['dna', 'protein'].includes(alphabet))).toBe(true)
  expect(new Set(sequenceDatasets.map(({ label }) => label)).size).toBe(16)
  expect(sequenceDatasets.filter(({ unit }) => unit === 'locus')).toHaveLength(7)
  expect(sequenceDatasets.filter(({ unit }) => unit === 'gene model')).toHaveLength(7)
  expect(SequenceDatasetId.options).toEqual(sequenceDatasets.map(({ id }) => id))
})
