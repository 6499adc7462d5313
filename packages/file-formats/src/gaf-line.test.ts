import { expect, test } from 'vitest'
import { parseGafLine } from './gaf.ts'
import { gafLine } from './gaf-line.ts'

const agamous = {
  database: 'TAIR',
  objectId: 'locus:2005482',
  symbol: 'AG',
  qualifiers: ['NOT', 'involved_in'],
  termId: 'GO:0048440',
  references: ['TAIR:Publication:1546096', 'PMID:2535466'],
  evidenceCode: 'IMP',
  with: ['UniProtKB:P17839'],
  aspect: 'P',
  objectName: 'AGAMOUS',
  synonyms: ['AT4G18960', 'AG'],
  objectType: 'protein',
  taxa: ['taxon:3702'],
  date: '2004-02-19',
  assignedBy: 'TAIR',
}

test('a line has 17 columns and is read as what was written', () => {
  const line = gafLine(agamous)
  expect(line.replace('\n', '').split('\t')).toHaveLength(17)
  expect(line.split('\t')[13]).toBe('20040219')
  expect(parseGafLine(line)).toEqual({ ok: true, value: agamous })
})

test('bars and tabs inside a name do not make two of it', () => {
  const line = gafLine({ ...agamous, symbol: 'A\tG', objectName: null, synonyms: ['a|b', 'c\nd'], date: null })
  expect(parseGafLine(line)).toMatchObject({
    value: { symbol: 'A G', objectName: null, synonyms: ['a/b', 'c d'], aspect: 'P', date: null },
  })
})
