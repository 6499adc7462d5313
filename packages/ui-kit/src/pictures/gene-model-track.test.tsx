import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GeneModelTrack } from './gene-model-track.tsx'

const renderTrack = () => renderInSite(<GeneModelTrack models={at4g18960.geneModels} chromosome="Chr4" strand="forward" />)

test('each model is a drawing with a text alternative, the representative model first', async () => {
  await renderTrack()
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))
  expect(pictures).toHaveLength(4)
  expect(pictures[0]).toMatch(/^AT4G18960\.1, representative: 10,382,856 – 10,388,539, 9 exons, [\d,]+ coding bp$/)
})

test('arrow keys step along a model and from model to model', async () => {
  await renderTrack()
  const [first, second] = screen.getAllByRole('button', { name: /^AT4G18960\.\d/ })
  first?.focus()
  if (!first || !second) throw new Error('no models')
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(screen.getByText(/^AT4G18960\.1: 5′ UTR .* part 1 of/)).toBeTruthy()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
})

test('the drawing is also available as a table', async () => {
  await renderTrack()
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const table = screen.getByRole('table', { name: 'Parts of the gene models' })
  expect(within(table).getAllByText('AT4G18960.1').length).toBeGreaterThan(5)
})
