import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestTransposableElements, ingestTransposonFeatures } from './ingest-transposons.ts'

const header =
  'Transposon_Name\torientation_is_5prime\tTransposon_min_Start\tTransposon_max_End\tTransposon_Family\tTransposon_Super_Family'
const evade = 'AT5TE20395\ttrue\t5629978\t5635310\tATCOPIA93\tLTR/Copia'

test('the chromosome of an element is in its name', () => {
  expect(ingestLines(ingestTransposableElements, header, evade, evade.replace('true', 'false')).rows).toEqual([
    ['AT5TE20395', 'Chr5', 5629978, 5635310, 'F', 'ATCOPIA93', 'LTR/Copia'],
    ['AT5TE20395', 'Chr5', 5629978, 5635310, 'R', 'ATCOPIA93', 'LTR/Copia'],
  ])
})

test.each([
  ['another name', evade.replace('AT5TE20395', 'AT9TE20395'), '"AT9TE20395" is not the name of a transposable element'],
  ['a place beyond the chromosome', evade.replace('5635310', '99635310'), 'end 99635310 lies beyond the end of Chr5'],
  ['ends the wrong way round', evade.replace('5635310', '5'), 'end 5 lies before start 5629978'],
  ['no strand', evade.replace('true', ''), 'orientation "" is none of true false'],
  ['no family', evade.replace('ATCOPIA93', ''), 'family or super family is missing'],
])('%s is rejected with its reason', (_, line, reason) => {
  expect(ingestLines(ingestTransposableElements, header, line)).toEqual({ rows: [], rejected: [reason] })
})

test('a feature has a type and a place', () => {
  const lines = ['transposon\tfeature_type\tstart\tend', 'AT1TE90010\tlong_terminal_repeat\t10\t20', 'AT1TE90010\t\t10\t20']
  expect(ingestLines(ingestTransposonFeatures, ...lines)).toEqual({
    rows: [['AT1TE90010', 'long_terminal_repeat', 10, 20]],
    rejected: ['a transposon and the type of its feature are needed'],
  })
})

test('files are known by their names', () => {
  expectFiles({
    'TAIR10_Transposable_Elements.txt': ingestTransposableElements,
    'rosette_transposon_feature.tsv': ingestTransposonFeatures,
  })
})

test.each(['xAT5TE20395', 'AT5TE20395x', 'AT5TE2039'])('%s is not the name of an element', (name) => {
  expect(ingestLines(ingestTransposableElements, header, evade.replace('AT5TE20395', name)).rejected).toHaveLength(1)
})

test('an element may end with its chromosome, and needs both families', () => {
  expect(ingestLines(ingestTransposableElements, header, evade.replace('5635310', '26975502')).rows).toHaveLength(1)
  expect(ingestLines(ingestTransposableElements, header, evade.replace('5635310', '26975503')).rows).toHaveLength(0)
  expect(ingestLines(ingestTransposableElements, header, evade.replace('LTR/Copia', '')).rejected).toEqual([
    'family or super family is missing',
  ])
})

test('a feature needs its transposon and a place', () => {
  const lines = ['transposon\tfeature_type\tstart\tend', '\tx\t1\t2', 'A\tx\t2\t1']
  expect(ingestLines(ingestTransposonFeatures, ...lines).rejected).toEqual([
    'a transposon and the type of its feature are needed',
    'end 1 lies before start 2',
  ])
})
