import { expect, test } from 'vitest'
import { formatListCursor, type ListScope, placeText, readListCursor } from './list-cursor.ts'

const scope: ListScope = { call: 'mutants', releaseId: 'one', criteria: { items: 'AG, Ärger', genes: 'all', list: undefined } }
const read = (cursor: string, of: ListScope = scope, from = 0) => readListCursor({ cursor, from, size: 5 }, of, placeText)
const cursor = formatListCursor('AT4G18960', scope)

test('[API-076] a cursor is read as it was written, and is safe in an address', () => {
  expect(read(cursor)).toBe('AT4G18960')
  expect(read(formatListCursor('Ärger >>>???', scope))).toBe('Ärger >>>???')
  expect(formatListCursor('>>>???ÿ', scope)).toMatch(/^[\w-]+$/)
  expect(readListCursor({ from: 7, size: 5 }, scope, placeText)).toBeNull()
  // Left out, or undefined: the same parameters.
  expect(read(cursor, { ...scope, criteria: { genes: 'all', items: 'AG, Ärger' } })).toBe('AT4G18960')
})

test.each<[string, ListScope, string]>([
  ['parameter', { ...scope, criteria: { ...scope.criteria, genes: 'with' } }, 'another genes.'],
  ['parameter that was left out', { ...scope, criteria: { ...scope.criteria, list: 'L' } }, 'another list.'],
  ['parameter that is left out now', { ...scope, criteria: { genes: 'all' } }, 'another items.'],
  ['call', { ...scope, call: 'orthologs' }, 'another call.'],
])('[API-077] another %s is refused with 400, and named', (_what, other, said) => {
  expect(() => read(cursor, other)).toThrow(expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(said) }))
})

test('[API-077] another release is a conflict that says what to do', () => {
  const conflict = {
    code: 'conflict',
    message: expect.stringMatching(/release one, and two answers\. Begin again .* Rosette-Release: one/),
  }
  expect(() => read(cursor, { ...scope, releaseId: 'two' })).toThrow(expect.objectContaining(conflict))
})

test('[API-077] one changed, missing or added character is noticed, and so is an offset beside a cursor', () => {
  const refused = expect.objectContaining({ code: 'invalid_request' })
  for (const at of cursor.split('').keys()) {
    expect(() => read(`${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`)).toThrow(refused)
    expect(() => read(cursor.slice(0, at))).toThrow(refused)
    expect(() => read(`${cursor.slice(0, at)}=${cursor.slice(at)}`)).toThrow(refused)
  }
  expect(() => read(cursor, scope, 1)).toThrow(refused)
  for (const place of [7, null, ['AG'], 'A\u0000', 'x'.repeat(1001)]) expect(() => read(formatListCursor(place, scope))).toThrow(refused)
})
