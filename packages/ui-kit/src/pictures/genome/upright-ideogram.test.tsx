import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UprightIdeogram } from './upright-ideogram.tsx'

test('[PICT-016] five chromosomes with a pin on one, and one bar for an organelle', async () => {
  const { unmount } = await renderInSite(<UprightIdeogram chromosome="Chr4" position={10_382_856} />)
  const picture = screen.getByRole('img', { name: 'Position on Chr4 at 10.38 Mb of 18.59 Mb' })
  expect(picture.textContent).toBe('12345')
  expect(picture.querySelectorAll('rect')).toHaveLength(11)
  unmount()
  await renderInSite(<UprightIdeogram chromosome="ChrC" position={383} />)
  expect(screen.getByRole('img', { name: /^Position on ChrC/ }).textContent).toBe('C')
})
