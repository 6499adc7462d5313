import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { loadFormOf } from '@rosette/kinds/registry/forms.ts'
import { type FormCategory, formCategories, searchFormOf } from '@rosette/kinds/registry/search-entries.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { choicesOfForm, type FormChoice } from '@rosette/test-kit/forms/form-choices.ts'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { expect, test } from 'vitest'
import { MatchCountAnswer } from '../contract/form-answers.ts'

const { as } = await demoSite()

async function countMatches(category: FormCategory, criteria: Criteria): Promise<number> {
  const { status, body } = await as('anonymous').post(`/api/match-counts/${category}`, { searchTerms: toSearchTerms(criteria) })
  expect([status, body]).toEqual([200, expect.anything()])
  return MatchCountAnswer.parse(body).total
}

const isYear = ({ path }: FormChoice) => path.startsWith('year_')

test.for(formCategories)('every option of the %s form that asks by itself finds a record of the demo release', async (category) => {
  const { form } = await loadFormOf(searchFormOf(category).kind)
  const choices = choicesOfForm(form.fields).filter((choice) => choice.isByItself && !isYear(choice))
  const empty: string[] = []
  for (const { path, value, criteria } of choices) if ((await countMatches(category, criteria)) === 0) empty.push(`${path}: ${value}`)
  expect(empty).toEqual([])
})

test('[FPUB-005] the first and last year are sent, and a reversed range is corrected', async () => {
  const all = await countMatches('publication', { year_from: '1947' })
  expect(all).toBeGreaterThan(0)
  expect(await countMatches('publication', { year_from: '1947', year_to: 'present' })).toBe(all)
  const nineties = await countMatches('publication', { year_from: '1990', year_to: '1999' })
  expect(nineties).toBeGreaterThan(0)
  expect(await countMatches('publication', { year_from: '1999', year_to: '1990' })).toBe(nineties)
})

test('[DATA-035] three filled rows all narrow the result', async () => {
  const row = (search_input: string) => ({ search_type: 'name', search_method: 'contains', search_input })
  const counts = await Promise.all(
    [['DEMO'], ['DEMO', 'LINE'], ['DEMO', 'LINE', '07']].map((texts) => countMatches('germplasm', { searchTerms: texts.map(row) })),
  )
  expect(counts[2]).toBe(1)
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
  expect(counts[1]).toBeGreaterThan(1)
})

test('invalid criteria are rejected with a reason', async () => {
  const { status, body } = await as('anonymous').post('/api/match-counts/markers', { searchTerms: [{ mapLocation: { low_range: 'ten' } }] })
  expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.stringContaining('kilobases') })])
})
