import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { interproGroups } from './domain-groups.ts'
import { DomainLanes } from './domain-lanes.tsx'
import { InterproLanes } from './interpro-lanes.tsx'

const domains = [
  {
    interproData: { accession: 'IPR002100', name: 'Transcription factor, MADS-box' },
    interproType: 'Domain',
    places: [{ startPosition: 17, endPosition: 77 }],
  },
  { interproData: { accession: 'IPR002487', name: null }, interproType: null, places: [{ startPosition: 102, endPosition: 193 }] },
]

const draw = () => renderInSite(<InterproLanes name="AT4G18960.1" length={252} domains={domains} />)

test('[PICT-001] each place of an InterPro entry is a link that says where it is, reached by arrow keys', async () => {
  await draw()
  const bars = screen.getAllByRole('link')
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Transcription factor, MADS-box, domain (IPR002100): residues 17–77 of 252',
    'IPR002487: residues 102–193 of 252',
  ])
  expect(bars[0]?.getAttribute('href')).toMatch(/InterPro\/IPR002100\/$/)
  bars[0]?.focus()
  fireEvent.keyDown(bars[0] ?? document.body, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(bars[1])
  expect(screen.getByText('IPR002487: residues 102–193 of 252')).toBeTruthy()
})

test('[PICT-002] the drawing is also available as a table', async () => {
  await draw()
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const table = within(screen.getByRole('table', { name: 'Domains of AT4G18960.1' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(table.getByRole('link', { name: /IPR002100/ }).getAttribute('href')).toMatch(/IPR002100/)
})

test('[DPROT-010] a bar that marks residues is a button, pressed while they are marked', async () => {
  const onMark = vi.fn()
  const groups = interproGroups(domains)
  await renderInSite(<DomainLanes name="AT4G18960.1" length={252} groups={groups} marked={{ start: 17, end: 77 }} onMark={onMark} />)
  const [mads, box] = screen.getAllByRole('button', { name: /residues/ })
  expect([mads, box].map((bar) => bar?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  fireEvent.keyDown(box ?? document.body, { key: 'Enter' })
  expect(onMark).toHaveBeenLastCalledWith({ start: 102, end: 193 })
  fireEvent.click(mads ?? document.body)
  expect(onMark).toHaveBeenLastCalledWith(null)
})
