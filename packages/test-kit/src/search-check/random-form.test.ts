import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCriteria, criteriaIn } from './random-form.ts'
import { schemaOf } from './schema-values.ts'

const criteria = z.object({
  country: z.union([z.string(), z.array(z.string())]),
  searchTerms: z.array(z.object({ search_type: z.enum(['name', 'doi']), search_input: z.string() })),
  place: z.object({ chromosome: z.enum(['any', '1']), from: z.number() }),
})

test('the criteria of a form are its fields and the words that say what is compared', () => {
  expect(allCriteria(schemaOf(criteria))).toEqual([
    'country',
    'searchTerms.search_type: name',
    'searchTerms.search_type: doi',
    'searchTerms.search_input',
    'place.chromosome',
    'place.from',
  ])
})

test('a search asks for the criteria that have a value', () => {
  const criterion = {
    country: ['Japan', 'Peru'],
    searchTerms: [{ search_type: 'doi', search_input: '' }],
    place: { chromosome: 'any', from: 0 },
  }
  expect(criteriaIn(criterion)).toEqual(['country', 'country', 'searchTerms.search_type: doi', 'place.from'])
})
