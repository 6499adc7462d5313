import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import fc from 'fast-check'
import { foldText, isFound, textsOf } from './fold-text.ts'
import { randomText } from './random-options.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

/** Something that a form asks for: as it is sent, and what it means for one document. */
export type Condition = {
  criteria: Readonly<Record<string, unknown>>
  holds(document: SearchDocument): boolean
  /** How well it holds, where a form has the best first. */
  rankOf?(document: SearchDocument): number
}

/** Conditions of one control of a form, with values of the documents, so that most find something. */
export type Control = (all: SearchDocuments) => fc.Arbitrary<Condition>

/** The words for the methods, which mean the same in all forms (API-043). */
const methodWords: readonly (readonly [string, TextMethod])[] = [
  ['contains', 'contains'],
  ['starts_with', 'starts_with'],
  ['starts', 'starts_with'],
  ['starts with', 'starts_with'],
  ['exactly', 'exactly'],
  ['exact', 'exactly'],
]

export const randomMethod = fc.constantFrom(...methodWords)

/** Criteria within an object of the form: `restrictByFeatures.country`. */
export function nest(path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  return { [name]: rest.length === 0 ? value : nest(rest.join('.'), value) }
}

/** Rows of a search type, a method and a text each: a control for each type. Types of `whole` know only exactly. */
export function textRows(path: string, fieldsOf: Readonly<Record<string, readonly string[]>>, whole: readonly string[] = []): Control[] {
  const rowOf = (all: SearchDocuments, type: string) => {
    const fields = fieldsOf[type] ?? []
    const method = whole.includes(type) ? fc.constant(['exactly', 'exactly'] as const) : randomMethod
    return fc.tuple(fc.constant({ type, fields }), method, randomText(all, fields))
  }
  const types = Object.keys(fieldsOf)
  return types.map((certain) => (all) => {
    const further = fc.array(fc.oneof(...types.map((type) => rowOf(all, type))), { maxLength: 1 })
    return fc.tuple(rowOf(all, certain), further).map(([first, others]) => {
      const rows = [first, ...others]
      return {
        criteria: nest(
          path,
          rows.map(([{ type }, [word], text]) => ({ search_type: type, search_method: word, search_input: text })),
        ),
        holds: (document) =>
          rows.every(([{ fields }, [, method], text]) =>
            isFound(
              fields.flatMap((field) => textsOf(document, field)),
              method,
              text,
            ),
          ),
      }
    })
  })
}

/** A text with the method of its own control. */
export function textPair(paths: { method: string; input: string }, fields: readonly string[]): Control {
  return (all) =>
    fc.tuple(randomMethod, randomText(all, fields)).map(([[word, method], text]) => ({
      criteria: merge(nest(paths.method, word), nest(paths.input, text)),
      holds: (document) =>
        isFound(
          fields.flatMap((field) => textsOf(document, field)),
          method,
          text,
        ),
    }))
}

export type ChoiceOptions = {
  /** What the form sends for a value of the documents. */
  toForm?(value: string): string
  /** Words that the form has beside those of the documents; the others must be among them. */
  words?: readonly string[]
  isSingle?: boolean
}

/** One of the chosen values, in any case. */
export function choices(path: string, field: string, { toForm = (value) => value, words, isSingle = false }: ChoiceOptions = {}): Control {
  return ({ documents }) => {
    const known = [...new Set(documents.flatMap((document) => textsOf(document, field)).map(toForm))]
    const offered = words ?? [...known, 'no such value']
    return fc.array(fc.constantFrom(...offered), { minLength: 1, maxLength: isSingle ? 1 : 3 }).map((chosen) => ({
      criteria: nest(path, isSingle ? chosen[0] : chosen),
      holds: (document) => {
        const values = textsOf(document, field).map((value) => foldText(toForm(value)))
        return chosen.some((choice) => values.includes(foldText(choice)))
      },
    }))
  }
}

/** A box that is ticked. */
export function box(path: string, field: string): Control {
  return () => fc.constant({ criteria: nest(path, true), holds: (document) => document[field] === true })
}

/** A control whose meaning is written out for each of its words. */
export function words(path: string, meanings: Readonly<Record<string, (document: SearchDocument) => boolean>>): Control {
  return () => fc.constantFrom(...Object.entries(meanings)).map(([word, holds]) => ({ criteria: nest(path, word), holds }))
}

export function merge(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name]
    merged[name] = isObject(known) && isObject(value) ? merge(known, value) : value
  }
  return merged
}

/** As a call carries them: a list of objects with one field each. */
export function toTerms(criteria: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Object.entries(criteria).flatMap(([field, value]) => (value === undefined ? [] : [{ [field]: value }]))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The entries of a list of objects: the annotations of a locus, the alleles of a germplasm. */
export function entriesOf(document: SearchDocument, field: string): Record<string, unknown>[] {
  return [document[field]].flat().filter(isObject)
}
