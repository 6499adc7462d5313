import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from './contract.ts'
import { kindPages } from './pages.ts'

// What the specification says of several pages, one line for each of them.

type Fields = Record<string, unknown>

async function draw(name: KindName, record: Fields) {
  const contract = await kinds[name].record()
  const kind: Kind = kinds[name]
  // Which record a page takes is lost where all kinds are treated alike; the record is checked against the contract.
  await renderRecord(kind, (await kindPages[name]()).page as PageDefinition<Fields>, contract.parse(record) as Fields)
  return within(screen.getByRole('article'))
}

function fixtureOf(name: KindName): Fields {
  const found = recordCases.find((each) => each.name === name)
  if (!found) throw new Error(`${name} has no fixture.`)
  return found.record
}

const browserTitles: Partial<Record<KindName, string>> = {
  clone: 'Clone Detail',
  cloneend: 'Clone End Detail',
  ecotype: 'Ecotype Detail',
  hoststrain: 'Host Strain Detail',
  library: 'Library Detail',
  marker: 'Genetic Marker Detail',
}

test.for(recordCases)('[DETAIL-012] [DETAIL-013] the browser title of $name $fixture', async ({ name, record }) => {
  const kind: Kind = kinds[name]
  const title = kind.browserTitle((await kind.record()).parse(record))
  if (name === 'gene') expect(title).toBe(record.name)
  else expect(title).toEqual(browserTitles[name] ?? expect.stringMatching(/^[A-Z].+ Detail$/))
})

test.for([
  ['protein', 'ProteinAT4G18960.1 (AG)'],
  ['transposonfamily', 'Transposon FamilyATCOPIA93'],
  ['genesymbol', 'Gene Class SymbolABI'],
] as const)('[DETAIL-049] the heading of a %s has its name beside the word of the title', async ([name, heading]) => {
  await draw(name, fixtureOf(name))
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe(heading)
})

const given = { attributionType: 'donated_by', attributionDate: '2024-02-29' }
const attributions = [
  { ...given, communityType: 'person', communityId: 17, name: 'Flora Example' },
  { ...given, communityType: 'organization', communityId: 18, name: 'Example University' },
  { ...given, communityType: null, communityId: null, name: 'Somebody Unknown' },
]
const withAttributions = kindNames.filter((name) => 'attributions' in fixtureOf(name))

test('[DETAIL-040] the pages with attributions are those of the documents', () => {
  const documented = 'clone cloneend ecotype genesymbol germplasm hoststrain library marker polymorphism sequence vector'
  expect(withAttributions.toSorted()).toEqual(documented.split(' '))
})

test.for(withAttributions)('[DETAIL-040] attributions of a %s lead to a person or an organization', async (name) => {
  const page = await draw(name, { ...fixtureOf(name), attributions })
  expect(page.getByRole('link', { name: 'Flora Example' }).getAttribute('href')).toBe('/person?key=17')
  expect(page.getByRole('link', { name: 'Example University' }).getAttribute('href')).toBe('/organization?key=18')
  expect(page.getByText(/Somebody Unknown/)).toBeTruthy()
  expect(page.queryByRole('link', { name: 'Somebody Unknown' })).toBeNull()
})

const bases = 'ACGTA'.repeat(12)
const flanks = { flank1: bases, flank2: null, insertionFlankingSequence: null, genBankAccession: null }

test.for([
  ['polymorphism', { associatedNucleotideSequences: [flanks] }, 'Flank 1'],
  ['marker', { flankSequence: { sequence1: bases, sequence2: null } }, 'Flanking sequence 1'],
] as const)('[DETAIL-032] [DETAIL-033] flanks of a %s are in lines of 50 and groups of 10', async ([name, fields, label]) => {
  const page = await draw(name, { ...fixtureOf(name), ...fields })
  const lines = page.getByRole('region', { name: `Sequence of ${label}` }).children
  expect(Array.from(lines, (line) => line.textContent)).toEqual([`001${Array(5).fill('ACGTAACGTA').join(' ')}`, '051ACGTAACGTA'])
  const href = page.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href, 'DETAIL-036').toMatch(/^\/tools\/blast\?sequence_type=sequence&sequence=/)
})
