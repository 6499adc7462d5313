import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DomainTrack } from './domain-track.tsx'

const domains = [
  {
    interproData: { accession: 'IPR002100', name: 'Transcription factor, MADS-box' },
    interproType: 'Domain',
    places: [{ startPosition: 17, endPosition: 77 }],
  },
  { interproData: { accession: 'IPR002487', name: null }, interproType: null, places: [{ startPosition: 102, endPosition: 193 }] },
]

test('each InterPro entry is a lane with a text alternative', async () => {
  await renderInSite(<DomainTrack name="AT4G18960.1" length={252} domains={domains} />)
  expect(screen.getAllByRole('img').map((lane) => lane.getAttribute('aria-label'))).toEqual([
    'Transcription factor, MADS-box, domain: residues 17–77 of 252',
    'IPR002487: residues 102–193 of 252',
  ])
})

test('the drawing is also available as a table', async () => {
  await renderInSite(<DomainTrack name="AT4G18960.1" length={252} domains={domains} />)
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const table = within(screen.getByRole('table', { name: 'InterPro entries' }))
  expect(table.getByRole('link', { name: /IPR002100/ }).getAttribute('href')).toMatch(/IPR002100/)
})
