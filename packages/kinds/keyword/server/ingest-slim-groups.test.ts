import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestSlimGroups } from './ingest-slim-groups.ts'

test('[RIBBON-006] a line names a term and its group; what can not be read is reported', () => {
  const lines = [
    '!TAIR GO SLIM CATEGORIES',
    '',
    'ONTOLOGY ASPECT\tGO TERM\tGO_ID\tDEFINITION\tSLIM_NAME',
    'cellular component\tmembrane\tGO:0016020\t"A bilayer, and more."\tother membranes',
    'cellular component\tcytoplasm\tGO:0005737\tContents.\tcytoplasm\t',
    'biological process\t"regulation of gene expression, epigenetic"\tGO:0040029\tx\t"regulation of gene expression, epigenetic"',
    'weather\train\tGO:0000001\tx\train',
    'biological process\tno id\t0000002\tx\tno id',
    'biological process\tno name\tGO:0000003\tx\t',
  ]
  expect(ingestTables(ingestSlimGroups, ...lines)).toEqual({
    rows: [
      ['ontology_slim_line', 'GO:0016020', 'other membranes'],
      ['ontology_slim_line', 'GO:0005737', 'cytoplasm'],
      ['ontology_slim_line', 'GO:0040029', 'regulation of gene expression, epigenetic'],
    ],
    rejected: ['"weather" is not an aspect of the Gene Ontology', '"0000002" is not a GO id', 'the group has no name'],
  })
})

test('the slim table is known by its name', () => {
  expectFiles({ 'TAIR_GO_slim_categories.txt': ingestSlimGroups })
})
