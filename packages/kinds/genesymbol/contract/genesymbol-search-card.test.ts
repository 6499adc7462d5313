import { expect, test } from 'vitest'
import { formatType } from './genesymbol-search-card.ts'

test('[BROWSE-021] type T is shown as P, any other as G', () => {
  expect((['T', 'F', null] as const).map(formatType)).toEqual(['P', 'G', 'G'])
})
