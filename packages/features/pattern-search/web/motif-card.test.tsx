import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PatternOptions } from '../contract/pattern-search.ts'
import { MotifCard } from './motif-card.tsx'

const options = PatternOptions.parse({
  pattern: 'CACGTG',
  dataset: 'araport11_upstream_1000',
  genes: Array.from({ length: 8 }, (_, at) => `AT1G0101${at}`),
})
const counts = { listWithSite: 4, listGenes: 5, setWithSite: 6, setGenes: 20, ofSet: 20, annotated: 38_193 }
const text = () => document.body.textContent ?? ''

test('[PATM-011] both numbers, coverage, odds and p, and what p does not correct for', async () => {
  await renderInSite(<MotifCard options={options} counts={counts} />)
  expect(text()).toContain(
    '4 of 5 (80 %) genes of the list that have a sequence in this release have at least one site, and 6 of 20 (30 %)',
  )
  expect(text()).toContain('The set holds 20 of 38,193 upstream regions')
  expect(text()).toContain('5 of 8 genes of the list are among them')
  expect(text()).toMatch(/Expected1\.5Fold2\.7Odds ratio26\.0p0\.014/)
  expect(text()).toContain('p is that of this pattern alone')
})

test('[PATM-011] few genes are told and not tested, and so is a pattern that is found too often', async () => {
  await renderInSite(<MotifCard options={options} counts={{ ...counts, listGenes: 4 }} />)
  expect(screen.getByText(/^4 genes with a sequence are too few for a test; at least 5 are needed\.$/)).toBeTruthy()
  expect(text()).not.toContain('Odds ratio')
  await renderInSite(<MotifCard options={options} counts={{ hits: 3, isTooFrequent: 1 }} />)
  expect(screen.getByText(/occurs too often in the whole set/)).toBeTruthy()
})
