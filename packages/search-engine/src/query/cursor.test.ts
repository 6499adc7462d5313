import { expect, test } from 'vitest'
import { type Cursor, formatCursor, parseCursor, searchAfter } from './cursor.ts'

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const cursor: Cursor = { after: ['Ärger', 12.5, null], isBackwards: true, row: 251 }

test('a cursor is read as it was written, and is safe in an address', () => {
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
  expect(formatCursor({ ...cursor, after: ['>>>???'] })).toMatch(/^[\w-]+$/)
})

test('the last page is read backwards from the end, whose number nobody knows', () => {
  expect(parseCursor('last')).toEqual({ after: null, isBackwards: true, row: null })
})

test.each([
  ['six sort values', { ...cursor, after: [1, 2, 3, 4, 5, 6] }],
  ['one sort value', { ...cursor, after: [1] }],
  ['the longest text that is sorted by', { ...cursor, after: ['x'.repeat(3000)] }],
  ['the end of the list', { ...cursor, after: null, row: null }],
  ['the first row', { ...cursor, row: 1 }],
])('%s make a cursor', (_what, value) => {
  expect(parseCursor(written(value))).toEqual(value)
})

test.each([
  ['more sort values than a search can have', { ...cursor, after: [1, 2, 3, 4, 5, 6, 7] }],
  ['no sort values', { ...cursor, after: [] }],
  ['a text that is too long', { ...cursor, after: ['x'.repeat(3001)] }],
  ['a value that is neither text nor number', { ...cursor, after: [{ script: 'x' }] }],
  ['row 0', { ...cursor, row: 0 }],
  ['half a row', { ...cursor, row: 1.5 }],
  ['no direction', { after: [1], row: 1 }],
  ['more than a cursor has', { ...cursor, query: {} }],
])('%s are refused', (_what, value) => {
  expect(() => parseCursor(written(value))).toThrow(
    expect.objectContaining({ code: 'invalid_request', message: 'cursor: not a cursor that a search has returned.' }),
  )
})

test.each(['', 'LAST', '!!', Buffer.from('{').toString('base64url')])('%j is not a cursor', (text) => {
  expect(() => parseCursor(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a position becomes sort values, and the end of the list none', () => {
  expect(searchAfter(cursor)).toEqual({ search_after: ['Ärger', 12.5, null] })
  expect(searchAfter({ ...cursor, after: null })).toEqual({})
})
