import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChromosomeIdeogram } from './chromosome-ideogram.tsx'

test('five chromosomes with a text alternative', async () => {
  await renderInSite(<ChromosomeIdeogram chromosome="Chr4" position={10_385_697} />)
  const picture = screen.getByRole('img', { name: 'Position on Chr4 at 10.39 Mb of 18.59 Mb' })
  expect(picture.textContent).toMatch(/Chr1.*Chr2.*Chr3.*Chr4.*Chr5/)
})

test('an organelle shows its own genome only', async () => {
  await renderInSite(<ChromosomeIdeogram chromosome="ChrC" position={383} />)
  const picture = screen.getByRole('img', { name: 'Position on ChrC at 0.4 kb of 154.5 kb' })
  expect(picture.textContent).toBe('ChrC154 kb')
})
