import { formatMitabLine, type MitabColumn, type MitabValue, mitabColumns } from '@rosette/file-formats/mitab.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestMitab } from './ingest-mitab.ts'

const value = (database: string, text: string, note: string | null = null): MitabValue => ({ database, text, note })

const physical: Partial<Record<MitabColumn, MitabValue[]>> = {
  'ID(s) interactor A': [value('uniprotkb', 'P17839')],
  'ID(s) interactor B': [value('uniprotkb', 'O22456')],
  'Alias(es) interactor A': [value('uniprotkb', 'AG', 'gene name'), value('uniprotkb', 'At4g18960', 'locus name')],
  'Alias(es) interactor B': [value('uniprotkb', 'SEP3', 'gene name')],
  'Interaction detection method(s)': [value('psi-mi', 'MI:0018', 'two hybrid')],
  'Publication Identifier(s)': [value('imex', 'IM-1'), value('pubmed', '11206550')],
  'Taxid interactor A': [value('taxid', '3702', 'arath'), value('taxid', '3702', 'Arabidopsis "thaliana" (thale cress)')],
  'Taxid interactor B': [value('taxid', '3702')],
  'Interaction type(s)': [value('psi-mi', 'MI:0915', 'physical association')],
  'Source database(s)': [value('psi-mi', 'MI:0469', 'IntAct')],
}

const rowOf = (cells: typeof physical) => ingestTables(ingestMitab, formatMitabLine({ ...physical, ...cells })).rows[0]?.slice(1)

test('[NETWORK-002] a line of PSI-MITAB keeps source, method and article, and names a gene by its AGI code before its symbol', () => {
  expect(rowOf({})).toEqual(['IntAct', 'AT4G18960', 'SEP3', 'physical', null, 'two hybrid', 11206550, null, null, false])
})

test('[NETWORK-002] an NCBI Gene id comes before a symbol; a gene of another species or two AGI codes do not name a locus', () => {
  const names = (cells: typeof physical) => rowOf(cells)?.[2]
  expect(names({ 'Alt. ID(s) interactor B': [value('entrez gene/locuslink', '839040')] })).toBe('GeneID:839040')
  expect(names({ 'Taxid interactor B': [value('taxid', '559292')] })).toBe('uniprotkb:O22456')
  const two = [value('ensemblplants', 'AT1G24260.2'), value('tair', 'AT1G24261')]
  expect(names({ 'Alt. ID(s) interactor B': two })).toBe('uniprotkb:O22456')
  expect(names({ 'Alt. ID(s) interactor B': [value('ensemblplants', 'AT1G24260.2')] })).toBe('AT1G24260')
})

test('[NETWORK-002] a regulator acts on its target, first or second in the line, with the effect that the line has', () => {
  const regulatory = {
    'Biological role(s) interactor A': [value('psi-mi', 'MI:2275', 'regulator target')],
    'Biological role(s) interactor B': [value('psi-mi', 'MI:2274', 'regulator')],
    'Interaction type(s)': [value('psi-mi', 'MI:2240', 'down regulates')],
    'Publication Identifier(s)': [value('doi', '10.1000/x|y')],
  }
  const said = ['regulatory', 'repression', 'two hybrid', null, 'down regulates', 'doi:10.1000/x|y', false]
  expect(rowOf(regulatory)).toEqual(['IntAct', 'SEP3', 'AT4G18960', ...said])
})

test('[NETWORK-002] a negative result is left out, as is the header; a line that is too short is reported', () => {
  const header = `#${mitabColumns.join('\t')}`
  const negative = formatMitabLine(physical).replace('\tfalse\t', '\ttrue\t')
  expect(ingestTables(ingestMitab, header, negative, 'one\ttwo')).toEqual({ rows: [], rejected: ['2 columns instead of at least 15'] })
})
