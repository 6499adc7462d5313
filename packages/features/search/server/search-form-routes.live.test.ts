import { formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { OptionListsAnswer, optionListsOf } from '../contract/form-answers.ts'

const { as } = await demoSite()

test.for(['germplasm_ecotypes', 'polymorphism_ecotypes'])('[API-050] %s is a list of names', async (name) => {
  const { status, body } = await as('anonymous').get(`/api/lists/${name}`)
  expect(status).toBe(200)
  const names = z.array(z.string()).parse(body)
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('[API-050] ecotypes are spelled as records spell them', async () => {
  const { body } = await as('anonymous').get('/api/lists/germplasm_ecotypes')
  expect(body).toContain('Col-0')
})

test.for(formCategories)('the lists of the %s form hold values of records with their counts', async (category) => {
  const { status, body } = await as('anonymous').get(`/api/search-options/${category}`)
  expect(status).toBe(200)
  const { lists } = OptionListsAnswer.parse(body)
  expect(Object.keys(lists).toSorted()).toEqual(Object.keys(optionListsOf(category)).toSorted())
  for (const values of Object.values(lists)) {
    expect(values.length).toBeGreaterThan(0)
    expect(values.map(({ count }) => count)).toEqual(values.map(({ count }) => count).toSorted((a, b) => b - a))
  }
})

test('a form that does not exist has no lists', async () => {
  expect((await as('anonymous').get('/api/search-options/nope')).status).toBe(400)
})
