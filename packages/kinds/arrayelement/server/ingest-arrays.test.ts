import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { arrayDetailSources, arrayElementSources } from './ingest-array-elements.ts'
import { ingestAffymetrixSignals, ingestAfgcSignals } from './ingest-array-signals.ts'
import { ingestAtgenexpress } from './ingest-atgenexpress.ts'

const signalHeader =
  'tairObjectId\tarrayElementId\tname\tsingle\tavgLogRatio\tstdError\tavgIntensity\tavgIntensityStdError\tavgSignalPercentile\tavgSignalPercentileStdError\tviewerData\texternalId'

test('[DATA-067] a probe set has means of one channel, a spotted clone has ratios of two channels', () => {
  const affymetrix =
    '2117144\t36863\t254595_AT\t1\tNULL\tNULL\t46.331000000000003\t4.1470000000000002\t23.108000000000001\t.53300000000000003\t0\tNULL'
  expect(ingestLines(ingestAffymetrixSignals, signalHeader, affymetrix).rows).toEqual([
    ['Affymetrix', 2117144, 36863, '254595_AT', null, null, 46.331, 4.147, 23.108, 0.533],
  ])
  const afgc = '2117144\t18612\tMADS1\t0\t-.014999999999999999\t.050000000000000003\t1904.8430000000001\t172.858\tNULL\tNULL\t1\t415637'
  expect(ingestLines(ingestAfgcSignals, signalHeader, afgc).rows).toEqual([
    ['AFGC', 2117144, 18612, 'MADS1', -0.015, 0.05, 1904.843, 172.858, null, null],
  ])
})

test('a line without a name or with a malformed id or number is rejected', () => {
  const rest = '\tNULL\tNULL\t0\tNULL'
  const lines = [`1\t2\t\t1\tNULL\tNULL\t1\t1${rest}`, `x\t2\tA\t1\tNULL\tNULL\t1\t1${rest}`, `1\t2\tA\t1\tNULL\tNULL\thigh\t1${rest}`]
  expect(ingestLines(ingestAffymetrixSignals, signalHeader, ...lines)).toEqual({
    rows: [],
    rejected: ['the element name is missing', '"x" is not an id', '"high" is not a number'],
  })
})

test('each platform has its own file in the official layout', () => {
  const sourceOf = (file: string) => arrayElementSources.filter((source) => source.file.test(file)).map(({ title }) => title)
  expect(sourceOf('affy_ATH1_array_elements-2010-12-20.txt')).toEqual(['Array elements of Affymetrix ATH1'])
  expect(sourceOf('affy_AG_array_elements-2010-12-20.txt.gz')).toEqual(['Array elements of Affymetrix AG'])
  expect(sourceOf('AGILENT_array_elements-2010-12-20.txt')).toEqual(['Array elements of Agilent G2519F-021169'])
  expect(sourceOf('CATMA_array_elements-2010-12-20.txt')).toEqual(['Array elements of CATMA'])
  expect(sourceOf('array_elements-2010-12-20.txt')).toEqual([])
})

test('loci are separated by semicolons, no_match means none, and a flag other than yes or no is rejected', () => {
  const [ath1] = arrayElementSources
  if (!ath1) throw new Error('no source')
  const header = 'array_element_name\tarray_element_type\torganism\tis_control\tlocus\tdescription\tchromosome\tstart\tstop'
  const lines = [
    '265568_s_at\toligonucleotide\tArabidopsis thaliana\tno\tAT2G05510;AT2G05520\tfirst;second\t2\t1\t9',
    'AFFX-BioB-3_at\toligonucleotide\tEscherichia coli\tyes\tno_match\tno_match\t\t\t',
    'odd\toligonucleotide\tArabidopsis thaliana\tmaybe\t\t\t\t\t',
    '\toligonucleotide\tArabidopsis thaliana\tno\t\t\t\t\t',
  ]
  expect(ingestLines(ath1, header, ...lines)).toEqual({
    rows: [
      ['Affymetrix ATH1', '265568_s_at', 'oligonucleotide', 'Arabidopsis thaliana', false, 'AT2G05510;AT2G05520', 'first;second'],
      ['Affymetrix ATH1', 'AFFX-BioB-3_at', 'oligonucleotide', 'Escherichia coli', true, null, null],
    ],
    rejected: ['"maybe" is neither yes nor no', 'the element name is missing'],
  })
})

test('an AtGenExpress experiment has category, slides, date and numbers; a remark is not a category but a description', () => {
  const header = 'category\texperiment\tslides\tdata_received\ttair_expression_set_id\ttair_submission\tnascarrays'
  const lines = [
    'Development\tExpression Atlas of Arabidopsis Development\t237\tApr 14 2004\t1006710873\tME00319\t152|150',
    `${'All stress samples were done together. '.repeat(3)}\tCold stress\t52\t\t\t\t`,
    'Development\tA\tmany\t\t\t\t',
    'Development\tA\t1\t2004-04-14\t\t\t',
    'Development\t\t1\t\t\t\t',
  ]
  expect(ingestLines(ingestAtgenexpress, header, ...lines)).toEqual({
    rows: [
      ['Development', 'Expression Atlas of Arabidopsis Development', 237, '2004-04-14', 1006710873, 'ME00319', '152|150', null],
      [null, 'Cold stress', 52, null, null, null, null, 'All stress samples were done together. '.repeat(3).trim()],
    ],
    rejected: ['"many" is not a whole number', '"2004-04-14" is not a date', 'the experiment name is missing'],
  })
})

test('designs, slides and signals are read from tables in our own layout', () => {
  const signals = arrayDetailSources.find((source) => source.file.test('rosette_array_signal.tsv'))
  if (!signals) throw new Error('no source')
  const header = 'slide_name\tarray_element_name\tsignal\tsignal_percentile'
  expect(ingestLines(signals, header, 'S1\tP1\t-10.5\t84', 'S1\tP1\thigh\t', '\tP1\t1\t1')).toEqual({
    rows: [['S1', 'P1', -10.5, 84]],
    rejected: ['"high" is not a valid signal', 'slide_name is missing'],
  })
})

test('files are known by their names', () => {
  const [ath1, ag, agilent, catma] = arrayElementSources
  const [design, element, slide, signal] = arrayDetailSources
  if (!ath1 || !ag || !agilent || !catma || !design || !element || !slide || !signal) throw new Error('no source')
  expectFiles({
    'TAIR_LocusArrayElement_affymetrix.tsv': ingestAffymetrixSignals,
    'TAIR_LocusArrayElement_AFGC_cDNA.tsv': ingestAfgcSignals,
    'AtGenExpress_experiments.tsv': ingestAtgenexpress,
    'affy_ATH1_array_elements-2010-12-20.txt': ath1,
    'affy_AG_array_elements-2010-12-20.txt': ag,
    'agilent_array_elements-2010-12-20.txt': agilent,
    'CATMA_array_elements-2010-12-20.txt': catma,
    'rosette_array_design.tsv': design,
    'rosette_array_element.tsv': element,
    'rosette_array_slide.tsv': slide,
    'rosette_array_signal.tsv': signal,
  })
})

test('designs, elements and slides need their names, and keep what is beside them', () => {
  const [design, element, slide] = arrayDetailSources
  if (!design || !element || !slide) throw new Error('no source')
  expect(ingestLines(design, 'name\tmanufacturer\tplatform_type\tnum_spots', 'ATH1\tAffymetrix\toligo\t22810', '\tAffymetrix\t\t')).toEqual(
    {
      rows: [['ATH1', 'Affymetrix', 'oligo', 22810]],
      rejected: ['name is missing'],
    },
  )
  expect(ingestLines(element, 'array_element_name\tdesign_name\tsequence_name', 'P1\tATH1\tS1', '\tATH1\t')).toEqual({
    rows: [['P1', 'ATH1', 'S1']],
    rejected: ['array_element_name is missing'],
  })
  expect(ingestLines(slide, 'name\tdesign_name\texperiment_name', 'S1\tATH1\tCold', '\tATH1\t')).toEqual({
    rows: [['S1', 'ATH1', 'Cold']],
    rejected: ['name is missing'],
  })
})

test.each([
  ['-.5', -0.5],
  ['12', 12],
  ['1.5e-10', 1.5e-10],
  ['2E3', 2000],
  ['', null],
])('the mean %j is %s', (text, value) => {
  const line = `1\t2\tA\t1\t${text}\tNULL\t1\t1\tNULL\tNULL\t0\tNULL`
  expect(ingestLines(ingestAffymetrixSignals, signalHeader, line).rows[0]?.[4]).toBe(value)
})

test.each(['1.', 'x1', '1x', '1e', '1.2.3', '--1'])('the mean %j is not a number', (text) => {
  const line = `1\t2\tA\t1\t${text}\tNULL\t1\t1\tNULL\tNULL\t0\tNULL`
  expect(ingestLines(ingestAffymetrixSignals, signalHeader, line).rejected).toEqual([`"${text}" is not a number`])
})

test.each(['x1', '1x', '', '1234567890123456'])('%j is not an id of a locus or an element', (id) => {
  const line = (locus: string, element: string) => `${locus}\t${element}\tA\t1\tNULL\tNULL\t1\t1\tNULL\tNULL\t0\tNULL`
  expect(ingestLines(ingestAffymetrixSignals, signalHeader, line(id, '1'), line('1', id)).rejected).toHaveLength(2)
})

test.each([
  ['yes', true],
  ['T', true],
  ['no', false],
  ['f', false],
  ['', null],
])('a control that is %j is %s', (text, flag) => {
  const [ath1] = arrayElementSources
  if (!ath1) throw new Error('no source')
  const header = 'array_element_name\tarray_element_type\torganism\tis_control\tlocus\tdescription'
  expect(ingestLines(ath1, header, `P1\t\t\t${text}\t\tno_match`).rows).toEqual([['Affymetrix ATH1', 'P1', null, null, flag, null, null]])
})

test.each(['1.', 'x1', '1x', '1.1234567890', '1234567890123456'])('the signal %j is not valid', (text) => {
  const signals = arrayDetailSources.find((source) => source.file.test('rosette_array_signal.tsv'))
  if (!signals) throw new Error('no source')
  const header = 'slide_name\tarray_element_name\tsignal\tsignal_percentile'
  expect(ingestLines(signals, header, `S1\tP1\t${text}\t`, 'S1\tP1\t\t0.5')).toEqual({
    rows: [['S1', 'P1', null, 0.5]],
    rejected: [`"${text}" is not a valid signal`],
  })
})

test.each([
  ['Jan 1 2004', '2004-01-01'],
  ['Dec 31 2004', '2004-12-31'],
])('%s is %s', (text, day) => {
  const header = 'category\texperiment\tslides\tdata_received\ttair_expression_set_id\ttair_submission\tnascarrays'
  const line = (date: string) => `${'x'.repeat(60)}\tA\t\t${date}\t\t\t`
  const wrong = ['Foo 1 2004', 'Feb 31 2004', `x${text}`, `${text}x`]
  expect(ingestLines(ingestAtgenexpress, header, line(text), ...wrong.map(line))).toEqual({
    rows: [['x'.repeat(60), 'A', null, day, null, null, null, null]],
    rejected: wrong.map((date) => `"${date}" is not a date`),
  })
})
