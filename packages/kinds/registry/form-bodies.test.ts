import { readSearchTerms, toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { criteriaOfDraft } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { type DraftValue, initialDraft, settleDraft } from '@rosette/ui-kit/form/form-draft.ts'
import type { Field, Fields } from '@rosette/ui-kit/form/form-fields.ts'
import { expect, test } from 'vitest'
import { loadFormOf } from './forms.ts'
import { searchForms } from './search-entries.ts'

/** Something in every control: the last option of a list, two of several values, a text, a number. */
function filled(field: Field): DraftValue {
  switch (field.control) {
    case 'text':
      return 'AT4G18960'
    case 'number':
      return '7'
    case 'list':
      return 'AT4G18960\nAT1G65480'
    case 'checkbox':
      return true
    case 'term':
      return 'flower development'
    case 'picked':
      return 'GO:0009908'
    // On by itself: filled in means switched off.
    case 'switch':
      return false
    case 'select':
    case 'radio':
      return field.options.at(-1)?.value ?? 'Col-0'
    case 'multi-select':
    case 'toggles':
    case 'boxes':
      return field.options.length === 0 ? ['Col-0', 'Ler-0'] : field.options.slice(0, 2).map(({ value }) => value)
    case 'section':
      return filledAll(field.fields)
    case 'rows':
      return Array.from({ length: field.count }, () => filledAll(field.fields))
    case 'limits':
      return field.limits.map(({ min, max }) => ({ isOn: true, min: String(min), max: String(max) }))
    default:
      return ''
  }
}

function filledAll(fields: Fields): Record<string, DraftValue> {
  return { ...initialDraft(fields), ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(field)])) }
}

test('[API-066] these are the twelve forms of the documents; that of vectors shares a page with that of clones', () => {
  const specified = 'community dna ecotype genes germplasm keyword markers polyallele protein protocol publication transposon vector'
  expect(searchForms.map(({ category }) => category).toSorted()).toEqual(specified.split(' '))
})

test.for(searchForms)(
  '[API-066] each field of the filled-in form $category is one entry of the body, which its search understands',
  async ({ kind }) => {
    const { fields, criteria } = (await loadFormOf(kind)).form
    const stored = criteriaOfDraft(fields, settleDraft(fields, filledAll(fields)))
    const body = toSearchTerms(stored)
    expect(body).toEqual(Object.entries(stored).map(([name, value]) => ({ [name]: value })))
    // Nothing that was filled in got lost.
    const offered = Object.entries(fields).filter(([, field]) => field.control !== 'unused')
    expect(body.map((entry) => Object.keys(entry))).toEqual(offered.map(([name]) => [name]))
    expect(readSearchTerms(criteria, body)).toEqual({ criteria: expect.any(Object) })
    // A form that nobody filled in asks for no more than what it always sends.
    expect(toSearchTerms(criteriaOfDraft(fields, initialDraft(fields))).length).toBeLessThan(body.length)
  },
)
