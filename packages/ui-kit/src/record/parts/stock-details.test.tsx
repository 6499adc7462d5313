import type { StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordPathsProvider } from '../../app-facts.tsx'
import { StockDetails } from './stock-details.tsx'

const stock: StockDetail = {
  stockId: 1,
  name: 'CD3-1',
  stockAvailabilityType: 'available',
  donorStockNumber: 'D-1',
  description: 'Glycerol stock',
  communityType: 'person',
  communityId: 7,
  firstName: 'Ada',
  lastName: 'Demo',
  organizationName: null,
}
const sentence = 'Search at the stock centers or contact an author of publication(s) describing this line.'

test('[DETAIL-030] an available stock can be ordered', async () => {
  await renderInSite(<StockDetails stocks={[stock]} />)
  expect(screen.getByRole('link', { name: /Order CD3-1/ })).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()
  for (const text of ['Ada Demo', 'D-1', 'Glycerol stock']) expect(screen.getByText(text)).toBeTruthy()
})

test.for(['not available', 'not yet received', 'no longer distributed', null] as const)(
  '[DETAIL-031] a stock that is %s leads to the stock centres',
  async (stockAvailabilityType) => {
    await renderInSite(<StockDetails stocks={[{ ...stock, stockAvailabilityType }]} />)
    expect(screen.queryByRole('link', { name: /Order/ })).toBeNull()
    expect(screen.getByText(sentence)).toBeTruthy()
  },
)

test('[DETAIL-031] one stock that can be ordered does not hide what to do about another that cannot', async () => {
  await renderInSite(<StockDetails stocks={[stock, { ...stock, name: 'CD3-2', stockAvailabilityType: 'not available' }]} />)
  expect(screen.getByRole('link', { name: /Order CD3-1/ })).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('[DETAIL-031] without a stock the stock centres are named', async () => {
  await renderInSite(<StockDetails stocks={[]} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: /ABRC/ })).toBeTruthy()
})

test('[DETAIL-040] a donor links to a person or an organization', async () => {
  const centre = {
    ...stock,
    communityType: 'organization',
    communityId: 8,
    firstName: null,
    lastName: null,
    organizationName: 'Demo Lab',
  } as const
  await renderInSite(
    <RecordPathsProvider
      kinds={{ person: { path: 'person', plural: 'People' }, organization: { path: 'organization', plural: 'Organizations' } }}
    >
      <StockDetails stocks={[stock, centre]} />
    </RecordPathsProvider>,
  )
  expect(screen.getByRole('link', { name: 'Ada Demo' }).getAttribute('href')).toBe('/person?key=7')
  expect(screen.getByRole('link', { name: 'Demo Lab' }).getAttribute('href')).toBe('/organization?key=8')
})
