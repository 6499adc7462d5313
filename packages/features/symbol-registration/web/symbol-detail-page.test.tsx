import { expect, test } from 'vitest'
import { formatComments } from './symbol-detail-page.tsx'

test('[SYMBOL-017] comments hold the own words and lines for lab, loci and publications', () => {
  const enclosed = {
    lab: 'Example Lab',
    genes: [{ label: 'AT4G18960', key: 7 }],
    publications: [{ label: 'On petals', key: 9 }],
  }
  expect(formatComments(' Please hurry. ', enclosed)).toBe(
    'Please hurry.\nResearch lab: Example Lab\nAssociated locus: AT4G18960 (7)\nPublication: On petals (9)',
  )
  expect(formatComments('', { lab: null, genes: [], publications: [] })).toBe('')
})
