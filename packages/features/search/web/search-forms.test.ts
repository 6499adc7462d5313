import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { type FormCategory, formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { choicesOfForm, leavesOf } from '@rosette/test-kit/forms/form-choices.ts'
import { criteriaOfDraft } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { draftOfCriteria } from '@rosette/ui-kit/form/draft-of-criteria.ts'
import { asDraft, asDrafts, initialDraft } from '@rosette/ui-kit/form/form-draft.ts'
import type { FormDefinition } from '@rosette/ui-kit/form/form-fields.ts'
import { describe, expect, test } from 'vitest'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { optionListsOf } from '../contract/form-answers.ts'
import { loadForms } from './search-form-page.tsx'

const loaded = await loadForms(formCategories)
const forms = formCategories.map((category): [FormCategory, FormDefinition] => [category, formOf(category)])

function formOf(category: FormCategory): FormDefinition {
  const form = loaded[category]
  if (!form) throw new Error(`${category} has no form`)
  return form
}

describe.each(forms)('%s', (category, form) => {
  test('every criterion has a field, and every visible field is in exactly one place', () => {
    expect(Object.keys(form.fields).toSorted()).toEqual(Object.keys(form.criteria.shape).toSorted())
    const isSeen = (path: string) => leavesOf(form.fields).some((leaf) => leaf.path === path && isShown(leaf.field))
    const sections = Object.entries(form.fields).flatMap(([name, field]) => {
      if (field.control === 'section') return Object.keys(field.fields).map((inner) => `${name}.${inner}`)
      return field.control === 'rows' || isSeen(name) ? [name] : []
    })
    expect(form.groups.flatMap(({ lines }) => lines.flat()).toSorted()).toEqual(sections.toSorted())
  })

  test('every option is one that the criteria know', () => {
    const refused = choicesOfForm(form.fields).filter(({ criteria }) => !form.criteria.strict().safeParse(criteria).success)
    expect(refused.map(({ path, value }) => `${path}: ${value}`)).toEqual([])
  })

  test('no option is listed twice, and the default is one of them', () => {
    for (const { path, field } of leavesOf(form.fields)) {
      if (!('options' in field)) continue
      const values = field.options.map(({ value }) => value)
      expect(new Set(values).size, path).toBe(values.length)
      if ('initial' in field && field.initial !== undefined) expect(values, path).toContain(field.initial)
    }
  })

  test('[DATA-033] an empty form sends only its fixed criteria', () => {
    const fixed: Partial<Record<FormCategory, object>> = {
      genes: { taxonName: 'Arabidopsis thaliana' },
      dna: { category: 'clone' },
      vector: { category: 'vector' },
      germplasm: { searchTerms: [{ species_search_by: 'Arabidopsis thaliana' }] },
    }
    expect(criteriaOfDraft(form.fields, initialDraft(form.fields))).toEqual(fixed[category] ?? {})
  })

  test('what a filled form asks for is accepted, fills the form again, and asks for the same', () => {
    const filled = Object.assign({}, ...choicesOfForm(form.fields).map(({ criteria }) => criteria))
    const refilled = criteriaOfDraft(form.fields, draftOfCriteria(form.fields, filled))
    expect(form.criteria.strict().safeParse(refilled).success).toBe(true)
    expect(criteriaOfDraft(form.fields, draftOfCriteria(form.fields, refilled))).toEqual(refilled)
    expect(toSearchTerms(refilled).length).toBe(Object.keys(refilled).length)
  })

  test('it leads to results of its own, and every list that it takes from the records is there', () => {
    expect(resultCategories[category].form.path).toBe(`/search/${category}`)
    const lists = leavesOf(form.fields).flatMap(({ field }) => ('list' in field && field.list !== undefined ? [field.list] : []))
    expect(lists.toSorted()).toEqual(Object.keys(optionListsOf(category)).toSorted())
  })
})

function isShown(field: FormDefinition['fields'][string]): boolean {
  return field.control !== 'unused' && field.control !== 'picked' && !(field.control === 'fixed' && field.isHidden === true)
}

test('[ONTO-008] child terms are left out only if somebody turned the switch off and named a term, and the filled form has it again', () => {
  const { fields } = formOf('genes')
  const fill = (draft: object) => criteriaOfDraft(fields, { ...initialDraft(fields), ...draft })
  const taxonName = 'Arabidopsis thaliana'
  expect(fill({ keywordTerm: 'flower' })).toEqual({ taxonName, keywordTerm: 'flower' })
  expect(fill({ include_children: false })).toEqual({ taxonName })
  const chosen = { keywordTerm: 'flower', keywordId: 'PO:0009046', include_children: false }
  expect(fill(chosen)).toEqual({ taxonName, ...chosen })
  expect(draftOfCriteria(fields, chosen)).toMatchObject(chosen)
  expect(draftOfCriteria(fields, { keywordId: 'PO:0009046' })).toMatchObject({ keywordTerm: 'PO:0009046', include_children: true })
})

const rowsOf = (category: FormCategory, name: string) => asDrafts(initialDraft(formOf(category).fields)[name])

test('[DATA-035] three rows of names in most forms, one for markers; three rows of alleles and of domains', () => {
  const names = (['dna', 'vector', 'ecotype', 'germplasm', 'polyallele', 'publication', 'protocol', 'markers'] as const).map(
    (category) => rowsOf(category, 'searchTerms').length,
  )
  expect(names).toEqual([3, 3, 3, 3, 3, 3, 3, 1])
  expect([rowsOf('germplasm', 'searchAlleles').length, rowsOf('protein', 'domainSection').length]).toEqual([3, 3])
})

test('[DATA-036] the method is starts with at first, and contains for publications, people and names of proteins', () => {
  const first = (category: FormCategory) => rowsOf(category, 'searchTerms')[0]?.search_method
  const most = ['dna', 'vector', 'ecotype', 'germplasm', 'markers', 'polyallele', 'protocol'] as const
  expect(most.map(first)).toEqual(most.map(() => 'starts_with'))
  expect(first('publication')).toBe('contains')
  expect(asDraft(initialDraft(formOf('community').fields).name).search_method).toBe('contains')
  expect(asDraft(initialDraft(formOf('protein').fields).nameSection).nameType).toBe('contains')
  expect(initialDraft(formOf('genes').fields).searchType).toBe('starts with')
})

test('[FPROT-008] [FPROT-009] limits are sent if their box is ticked, and kDa as daltons; 0 is a limit', () => {
  const { fields } = formOf('protein')
  const draft = initialDraft(fields)
  const [length = {}, weight = {}, pi = {}] = asDrafts(draft.physioSection)
  expect([length, weight, pi].map((row) => [row.min, row.max])).toEqual([
    ['0', '2000'],
    ['0', '500'],
    ['1', '14'],
  ])
  const ticked = { ...draft, physioSection: [{ ...length, isOn: true, max: '' }, { ...weight, isOn: true, min: '50', max: '12.3' }, pi] }
  expect(criteriaOfDraft(fields, ticked)).toEqual({
    physioSection: [
      { type: 'length', min: 0 },
      { type: 'mw', min: 12_300, max: 50_000 },
    ],
  })
})

test('[FGENE-012] evidence codes stand in the order of the documents, then the five that they leave out', () => {
  const { evidence } = formOf('genes').fields
  const codes = evidence && 'options' in evidence ? evidence.options.map(({ value }) => value) : []
  expect(codes.slice(0, 3)).toEqual(['EXP', 'IEA', 'IEP'])
  expect(codes.slice(21)).toEqual(['IDA', 'ISO', 'ISA', 'IGC', 'HTP'])
})
