import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneSets } from './ingest-gene-sets.ts'
import { ingestPathways } from './ingest-pathways.ts'

const header = 'Pathway-id\tPathway-name\tReaction-id\tEC\tProtein-id\tProtein-name\tGene-id\tGene-name'

test('[PATHWAY-001] names lose their HTML, EC numbers their marks, and unknown is not a gene', () => {
  const lines = [
    'PWY-1\t<i>trans</i>-&beta;-carotene, CO<SUB>2</SUB> &amp; more\tRXN-1\tEC-4.3.1.25\tM\tlyase\tAT2G37040\tPAL1',
    'PWY-1\tname\tRXN-2\t|EC-1.14.19.eh|\tM\tx\tG-10790\tPAA2',
    'PWY-1\tname\tRXN-3\tEC-6.2.1\tunknown\tunknown\tunknown\tunknown',
    'PWY-1\tname\tRXN-4\t-\tunknown\tunknown\tunknown\tunknown',
    'PWY-1\tname\t\t-\tunknown\tunknown\tunknown\tunknown',
  ]
  expect(ingestLines(ingestPathways, header, ...lines)).toEqual({
    rows: [
      ['PWY-1', 'trans-β-carotene, CO2 & more', 'RXN-1', '4.3.1.25', 'AT2G37040'],
      ['PWY-1', 'name', 'RXN-2', '1.14.19.eh', 'G-10790'],
      ['PWY-1', 'name', 'RXN-3', '6.2.1.-', null],
      ['PWY-1', 'name', 'RXN-4', null, null],
    ],
    rejected: ['a line needs a pathway and a reaction'],
  })
})

test('[PATHWAY-006] a line of a GMT file is a set; the name of the file stays with it', () => {
  const lines = [
    'ABC model\tna\tAT4G18960\tAP1\tAT4G18960\t',
    'light\thttps://example.org\tPHYB',
    '',
    'light\tagain\tPHYA',
    'none\tempty',
    '\tnameless\tPHYA',
    'a|b\tbar\tPHYA',
    `${'n'.repeat(201)}\tlong\tPHYA`,
  ]
  expect(ingestLines({ ...ingestGeneSets, ingest: (out) => ingestGeneSets.ingest(out, 'my sets.gmt.gz') }, ...lines)).toEqual({
    rows: [
      ['my sets', 'ABC model', null, 'AT4G18960'],
      ['my sets', 'ABC model', null, 'AP1'],
      ['my sets', 'light', 'https://example.org', 'PHYB'],
    ],
    rejected: [
      'the file has a set "light" already',
      'the set "none" has no genes',
      'a set needs a name',
      'the name of a set has no bar and up to 200 characters',
      'the name of a set has no bar and up to 200 characters',
    ],
  })
  expect(['a.gmt', 'b.GMT.gz'].every((name) => ingestGeneSets.file.test(name))).toBe(true)
  expect(['a.gmt.txt', '.gmt'].some((name) => ingestGeneSets.file.test(name))).toBe(false)
})
