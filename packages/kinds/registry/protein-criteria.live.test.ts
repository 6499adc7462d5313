import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { ProteinHit } from '../protein/contract/protein-search-card.ts'

const { as } = await demoSite()

async function post(criteria: object) {
  return as('anonymous').post('/api/search/protein', { searchTerms: toSearchTerms({ ...criteria }) })
}

async function search(criteria: object) {
  const { status, body } = await post(criteria)
  expect(status, JSON.stringify(body)).toBe(200)
  return searchAnswer(ProteinHit).parse(body)
}

async function namesOf(criteria: object): Promise<string[]> {
  return (await search(criteria)).docs.map((hit) => hit.name)
}

test('[API-020] [DATA-017] the protein form answers protein documents', async () => {
  const { docs } = await search({ nameSection: { nameBy: 'locus', nameType: 'exactly', nameText: 'at4g18960' } })
  expect(docs.find((hit) => hit.name === 'AT4G18960.2')).toMatchObject({ locusName: 'AT4G18960', locusId: 2117144, symbol: 'AG' })
  for (const hit of docs) expect(hit.locusName).toBe('AT4G18960')
})

test.each([
  ['symbol', 'exactly', 'ag', true],
  ['symbol', 'starts', 'a', true],
  ['symbol', 'exactly', 'flc', false],
  ['locus', 'contains', '4g189', true],
])('AGAMOUS by its %s (%s %s): %s', async (nameBy, nameType, nameText, isFound) => {
  expect((await namesOf({ nameSection: { nameBy, nameType, nameText } })).includes('AT4G18960.1')).toBe(isFound)
})

test('a GenPept id finds its protein as a whole', async () => {
  const { docs } = await search({ nameSection: { nameBy: 'genPeptId', nameType: 'contains', nameText: '1' } })
  expect(docs.length).toBeGreaterThan(0)
  expect(await namesOf({ nameSection: { nameBy: 'genPeptId', nameType: 'exactly', nameText: 'nothing' } })).toEqual([])
})

test('a list of loci finds their proteins and tells what it leaves out', async () => {
  const { docs, leftOut } = await search({ geneList: 'AT4G18960;AT9G00000' })
  expect(new Set(docs.map((hit) => hit.locusName))).toEqual(new Set(['AT4G18960']))
  expect(leftOut).toEqual([{ input: 'AT9G00000', reason: 'unknown', instead: [] }])
})

test('[FPROT-006] structural classes are alternatives', async () => {
  const total = async (classType: string[]) => (await search({ classType })).total
  const letters = [...'abcdefgh']
  const each = await Promise.all(letters.map((letter) => total([letter])))
  expect(Math.max(...each)).toBeGreaterThan(0)
  expect(await total(letters)).toBe(each.reduce((sum, count) => sum + count, 0))
  expect(await total(letters)).toBeLessThan((await search({})).total)
})

test('length, mass and isoelectric point all hold, limits included', async () => {
  const agamous = { geneList: 'AT4G18960' }
  const [hit] = (await search(agamous)).docs
  const limitsOf = (type: 'length' | 'mw' | 'pi', less = 0) => ({ type, min: hit?.[type] ?? 0, max: (hit?.[type] ?? 0) - less })
  const exact = [limitsOf('length'), limitsOf('mw'), limitsOf('pi')]
  expect(await namesOf({ ...agamous, physioSection: exact })).toContain(hit?.name)
  expect(await namesOf({ ...agamous, physioSection: [...exact.slice(0, 2), { type: 'pi', min: 0, max: 1 }] })).toEqual([])
  expect(await namesOf({ ...agamous, physioSection: [{ type: 'length', min: 0, max: (hit?.length ?? 0) - 1 }] })).not.toContain(hit?.name)
  expect((await post({ physioSection: [limitsOf('length', 1)] })).status).toBe(400)
})

const ag = 'AT4G18960.1'

test.each([
  [{ quant_type: '>', quant_number: 0, db_name: 'pfam', db_acc_input: 'PF00319' }, true],
  [{ db_name: 'pfam', db_acc_input: 'pf00319' }, true],
  [{ quant_type: '=', quant_number: 1, db_acc_input: 'PF00319' }, true],
  [{ quant_type: '<', quant_number: 1, db_name: 'pfam', db_acc_input: 'PF00319' }, false],
  [{ quant_type: '<', quant_number: 1, db_name: 'pfam', db_acc_input: 'PF00069' }, true],
  [{ quant_type: '=', quant_number: 0, db_acc_input: 'PF00069' }, true],
  [{ quant_type: '<', quant_number: 0, db_name: 'pfam' }, false],
  // Two Pfam domains of one place each: they count together where no accession is requested.
  [{ quant_type: '=', quant_number: 2, db_name: 'pfam' }, true],
  [{ quant_type: '>', quant_number: 2, db_name: 'pfam' }, false],
  [{ quant_type: '>', quant_number: 0, db_name: 'interpro', db_acc_input: 'IPR002100' }, true],
  [{ quant_type: '>', quant_number: 0, db_name: 'smart', db_acc_input: 'PF00319' }, false],
  [{ quant_type: '>', quant_number: 0, db_name: 'signalp' }, false],
])('[FPROT-011] [FPROT-012] AGAMOUS by its domains %j: %s', async (domain, isFound) => {
  expect((await namesOf({ geneList: 'AT4G18960', domainSection: [domain] })).includes(ag)).toBe(isFound)
})

test('[FPROT-011] up to three domains, all of them; a row without a domain is ignored', async () => {
  const mads = { quant_type: '>', quant_number: 0, db_name: 'pfam', db_acc_input: 'PF00319' }
  const kinase = { quant_type: '>', quant_number: 0, db_name: 'pfam', db_acc_input: 'PF00069' }
  expect(await namesOf({ domainSection: [mads, { quant_type: '>', quant_number: 3 }] })).toContain(ag)
  expect(await namesOf({ domainSection: [mads, kinase] })).not.toContain(ag)
  expect((await post({ domainSection: [mads, mads, mads, mads] })).status).toBe(400)
})
