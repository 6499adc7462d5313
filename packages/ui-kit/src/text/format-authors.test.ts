import { expect, test } from 'vitest'
import { formatAuthors } from './format-authors.ts'

const six = ['Yanofsky MF', 'Ma H', 'Bowman JL', 'Drews GN', 'Feldmann KA', 'Meyerowitz EM']

test('[DETAIL-038] six authors are named, seven are cut with et al.', () => {
  expect(formatAuthors(six)).toBe('Yanofsky MF, Ma H, Bowman JL, Drews GN, Feldmann KA, Meyerowitz EM')
  expect(formatAuthors([...six, 'Weigel D'])).toBe('Yanofsky MF, Ma H, Bowman JL, Drews GN, Feldmann KA, Meyerowitz EM et al.')
  expect(formatAuthors([])).toBe('')
})
