import { expect, test } from 'vitest'
import { cutPage } from './cut-page.ts'

const scope = { call: 'transposonfamily/copies', releaseId: 'one', criteria: { key: 7 } }
const names = ['a', 'b', 'c', 'd', 'e']
const nameOf = (name: string) => name

test('[API-076] one row more than a page has says that there is another page', () => {
  expect(cutPage(names, 5, scope, nameOf)).toEqual({ rows: names, next: null })
  expect(cutPage(names, 4, scope, nameOf)).toEqual({ rows: ['a', 'b', 'c', 'd'], next: expect.any(String) })
  expect(cutPage(names, 0, scope, nameOf)).toEqual({ rows: [], next: null })
})
