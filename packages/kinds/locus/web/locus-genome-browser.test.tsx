import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { acl2 } from '../fixtures/acl2.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { LocusGenomeBrowser, viewOf } from './locus-genome-browser.tsx'
import { page } from './locus-page.tsx'

const frame = () => screen.queryByTitle('Genome browser at AT4G18960')
const link = () => screen.getByRole('link', { name: 'Open this view on a page of its own', hidden: true })

test('[GBROW-010] the browser is closed at first and opens at the padded place with the tracks of the type', async () => {
  const { container } = await renderInSite(<LocusGenomeBrowser record={at4g18960} />)
  const fold = container.querySelector('details')
  expect(fold?.open).toBe(false)
  expect(frame()).toBeNull()
  if (fold) fold.open = true
  if (fold) fireEvent(fold, new Event('toggle'))
  const { position: place } = viewOf(at4g18960) ?? {}
  expect((await screen.findByTitle('Genome browser at AT4G18960')).getAttribute('src')).toBe(
    `/tools/jbrowse2/frame?loc=Chr4:${place?.start}..${place?.end}&tracks=genes,coding,insertions`,
  )
  expect(link().getAttribute('href')).toBe(
    `/tools/jbrowse2?loc=Chr4:${place?.start}..${place?.end}&tracks=genes,coding,insertions&locus=AT4G18960`,
  )
})

test('[GBROW-010] a locus without a place has no genome browser', async () => {
  expect(viewOf(acl2)).toBeNull()
  const maps = page.sections.find(({ id }) => id === 'maps')
  const part = maps?.block === 'parts' ? maps.parts.find(({ id }) => id === 'genome-browser') : undefined
  expect([part?.isEmpty?.(acl2), part?.isEmpty?.(at4g18960)]).toEqual([true, false])
})
