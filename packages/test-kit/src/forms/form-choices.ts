import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import type { Field, Fields } from '@rosette/ui-kit/form/form-fields.ts'

/** A field of a form that has one place, and criteria that hold nothing but one value of it. */
export type FormLeaf = { path: string; field: Field; criteriaOf(value: unknown): Criteria }

/** All fields of a form, those of sections and rows one by one. */
export function leavesOf(fields: Fields): FormLeaf[] {
  return Object.entries(fields).flatMap(([name, field]): FormLeaf[] => {
    if (field.control === 'section' || field.control === 'rows') {
      const wrap = (inner: Criteria): Criteria => ({ [name]: field.control === 'rows' ? [inner] : inner })
      return leavesOf(field.fields).map((leaf) => ({
        ...leaf,
        path: `${name}.${leaf.path}`,
        criteriaOf: (value) => wrap(leaf.criteriaOf(value)),
      }))
    }
    return [{ path: name, field, criteriaOf: (value) => ({ [name]: value }) }]
  })
}

export type FormChoice = { path: string; value: string; criteria: Criteria; isByItself: boolean }

/** Every option of every select, list and radio of a form. What only says how another field is compared is not there by itself. */
export function choicesOfForm(fields: Fields): FormChoice[] {
  return leavesOf(fields).flatMap(({ path, field, criteriaOf }) => {
    if (!('options' in field)) return []
    const isMany = field.control !== 'select' && field.control !== 'radio'
    const isByItself = !('beside' in field) || field.beside === undefined
    return field.options.map(({ value }) => ({ path, value, criteria: criteriaOf(isMany ? [value] : value), isByItself }))
  })
}
