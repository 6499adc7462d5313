import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { protocolKind } from '../contract/protocol-kind.ts'
import { bareProtocol } from '../fixtures/bare-protocol.ts'
import { floralDip } from '../fixtures/floral-dip.ts'
import { page } from './protocol-page.tsx'

test('[DPROTO-001] the title is Protocol, the only section Summary', async () => {
  await renderRecord(protocolKind, page, floralDip)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Protocol')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Summary'])
})

test('[DPROTO-003] keywords, publication and websites are links', async () => {
  await renderRecord(protocolKind, page, floralDip)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const href = (name: RegExp | string) => summary.getByRole('link', { name }).getAttribute('href')
  expect(href('in situ hybridization')).toBe('/keyword?key=1000000952')
  expect(href('Demonstration')).toBe('/publication?key=900000002')
  expect(href(/^Plant Journal/)).toBe('https://doi.org/10.1046/j.1365-313x.1998.00343.x')
  // A word without a keyword is shown without a link.
  expect(summary.queryByRole('link', { name: 'plant transformation' })).toBeNull()
  expect(summary.getByText(/plant transformation/)).toBeTruthy()
})

test('what is not recorded of a protocol is folded away', async () => {
  await renderRecord(protocolKind, page, bareProtocol)
  expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('9 fields without data')).toBeTruthy()
})
