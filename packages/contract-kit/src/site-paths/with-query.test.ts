import { expect, test } from 'vitest'
import { withQuery, withReadableQuery } from './with-query.ts'

test('what stands in a query stays a value', () => {
  const text = 'a b+c&d=e#f/ü'
  const path = withQuery('/results', { text, page: '2' })
  expect(path).toBe('/results?text=a+b%2Bc%26d%3De%23f%2F%C3%BC&page=2')
  expect(new URL(path, 'http://localhost').searchParams.get('text')).toBe(text)
})

test('what is unknown is left out, and an empty query leaves the path', () => {
  expect(withQuery('/lists', { v: undefined, to: null, tab: 'map', page: 2 })).toBe('/lists?tab=map&page=2')
  expect(withQuery('/lists', { v: undefined })).toBe('/lists')
})

test('the path of a file stays readable', () => {
  expect(withReadableQuery('/download/list', { dir: 'Genes/a b&c' })).toBe('/download/list?dir=Genes/a+b%26c')
})
