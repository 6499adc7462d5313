import { expect, test } from 'vitest'
import { z } from 'zod'
import { countIds, criteriaOfDraft, formatIdList } from './criteria-of-draft.ts'
import { defineForm } from './define-form.ts'
import { draftOfCriteria } from './draft-of-criteria.ts'
import { asDrafts, changeDraft, type Draft, initialDraft } from './form-draft.ts'
import { anyOption, optionsOf, termRows } from './form-options.ts'

const Row = z.strictObject({
  search_type: z.enum(['name', 'genbank']).optional(),
  search_method: z.enum(['contains', 'starts_with', 'exactly']).optional(),
  search_input: z.string().optional(),
})
const Criteria = z.object({
  searchTerms: z.array(Row).optional(),
  colour: z.enum(['red', 'green']).optional(),
  isOld: z.boolean().optional(),
  low: z.number().optional(),
  names: z.string().optional(),
  kinds: z.array(z.enum(['a', 'b'])).optional(),
})

const { fields } = defineForm(Criteria, {
  title: 'A form',
  name: 'Forms',
  lead: 'For tests.',
  fields: {
    searchTerms: termRows({ types: optionsOf(['name', 'genbank']), count: 2, wholeTypes: ['genbank'] }),
    colour: { control: 'select', label: 'Colour', options: optionsOf(['red', 'green']), any: anyOption },
    isOld: { control: 'checkbox', label: 'Old' },
    low: { control: 'number', label: 'From' },
    names: { control: 'list', label: 'Names' },
    kinds: { control: 'multi-select', label: 'Kinds', options: optionsOf(['a', 'b']) },
  },
  groups: [{ legend: 'All', lines: [['searchTerms'], ['colour', 'isOld', 'low'], ['names'], ['kinds']] }],
})

test('a missing criterion, a wrong control, an unknown option and a line that names a missing field do not compile', () => {
  const Small = z.object({ colour: z.enum(['red']).optional(), isOld: z.boolean().optional() })
  const colour = { control: 'select', label: 'Colour', options: optionsOf(['red']) } as const
  const isOld = { control: 'checkbox', label: 'Old' } as const
  const parts = { title: '', name: '', lead: '' }
  // @ts-expect-error isOld has no field
  defineForm(Small, { ...parts, fields: { colour }, groups: [] })
  // @ts-expect-error a box makes no colour
  defineForm(Small, { ...parts, fields: { colour: { control: 'checkbox', label: 'Colour' }, isOld }, groups: [] })
  // @ts-expect-error there is no blue
  defineForm(Small, { ...parts, fields: { colour: { ...colour, options: optionsOf(['blue']) }, isOld }, groups: [] })
  // @ts-expect-error there is no field of that name
  defineForm(Small, { ...parts, fields: { colour, isOld }, groups: [{ legend: 'All', lines: [['color']] }] })
  expect(defineForm(Small, { ...parts, fields: { colour, isOld }, groups: [] }).fields).toEqual({ colour, isOld })
})

test('[DATA-033] [DATA-034] blank values are dropped and 0 is kept; a row is its type, its method and its text', () => {
  const draft = initialDraft(fields)
  expect(criteriaOfDraft(fields, draft)).toEqual({})
  const typed = changeDraft(fields, changeDraft(fields, draft, ['searchTerms', 1, 'search_input'], ' AG '), ['low'], '0')
  expect(criteriaOfDraft(fields, typed)).toEqual({
    searchTerms: [{ search_type: 'name', search_method: 'starts_with', search_input: 'AG' }],
    low: 0,
  })
})

test("[DATA-033] '', false, any and lists of nothing but any are dropped; 0, true and a list with a value are kept", () => {
  const loose = defineForm(
    z.object({ text: z.string().optional(), isOld: z.boolean().optional(), kinds: z.array(z.string()).optional() }),
    {
      title: 'A form',
      name: 'Forms',
      lead: 'For tests.',
      fields: {
        text: { control: 'text', label: 'Text' },
        isOld: { control: 'checkbox', label: 'Old' },
        kinds: { control: 'multi-select', label: 'Kinds', options: optionsOf(['any', 'x']) },
      },
      groups: [{ legend: 'All', lines: [['text', 'isOld', 'kinds']] }],
    },
  ).fields
  const blank: Draft[] = [{ text: '' }, { text: 'any' }, { isOld: false }, { kinds: [] }, { kinds: ['any'] }]
  for (const draft of blank) expect(criteriaOfDraft(loose, draft), JSON.stringify(draft)).toEqual({})
  const filled: Draft[] = [{ text: '0' }, { isOld: true }]
  for (const draft of filled) expect(criteriaOfDraft(loose, draft)).toEqual(draft)
  expect(criteriaOfDraft(loose, { kinds: ['any', 'x'] })).toHaveProperty('kinds', expect.arrayContaining(['x']))
})

test('text that is not a number is sent as typed', () => {
  expect(criteriaOfDraft(fields, changeDraft(fields, initialDraft(fields), ['low'], 'ten'))).toEqual({ low: 'ten' })
  expect(criteriaOfDraft(fields, changeDraft(fields, initialDraft(fields), ['low'], '1,250'))).toEqual({ low: 1250 })
})

test('[FDNA-008] a type with exact matches only overrides an earlier choice of method', () => {
  const contains = changeDraft(fields, initialDraft(fields), ['searchTerms', 0, 'search_method'], 'contains')
  const whole = changeDraft(fields, contains, ['searchTerms', 0, 'search_type'], 'genbank')
  expect(asDrafts(whole.searchTerms)[0]).toMatchObject({ search_type: 'genbank', search_method: 'exactly' })
  expect(asDrafts(whole.searchTerms)[1]).toMatchObject({ search_type: 'name', search_method: 'starts_with' })
})

test('criteria fill the form they came from, and words of other forms for the same method are understood', () => {
  const criteria = {
    searchTerms: [{ search_type: 'name', search_method: 'exact', search_input: 'AG' }],
    kinds: ['b'],
    isOld: true,
    names: 'A;B',
  }
  const draft = draftOfCriteria(fields, criteria)
  expect(draft).toMatchObject({ names: 'A\nB', isOld: true, kinds: ['b'], colour: 'any' })
  expect(criteriaOfDraft(fields, draft)).toEqual({
    ...criteria,
    searchTerms: [{ search_type: 'name', search_method: 'exactly', search_input: 'AG' }],
  })
})

test('a value that does not fit its control is ignored', () => {
  expect(draftOfCriteria(fields, { colour: 'blue', searchTerms: 'AG', kinds: null })).toEqual(initialDraft(fields))
})

test('[FGENE-006] a list is sent in upper case, without carriage returns, with semicolons for line breaks', () => {
  expect(formatIdList('at1g01010\r\nat1g01020')).toBe('AT1G01010;AT1G01020')
  expect(formatIdList('\uFEFFat1g01010\n\n')).toBe('AT1G01010')
  expect(countIds('at1g01010, AT1G01010\nat1g01020\t')).toBe(2)
})
