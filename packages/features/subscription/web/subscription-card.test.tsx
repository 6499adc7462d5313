import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { SubscriptionCard, usageShare } from './subscription-card.tsx'
import { useOwnSubscription } from './use-own-subscription.ts'

afterEach(() => vi.unstubAllGlobals())

const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }
const usage = { remaining_units: 14, total_units: 20, expiry_date: '2027-11-01', free_expiry_date: null, bucketsBought: 0 }
const status = { status: null, name: null, subscribed: false, expDate: null, free_expiry_date: null }

/** Stands in for the server: somebody has 14 of 20 units, and an institution or none. */
function serve(institution: { name: string; status: string } | null) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('subscription/institution')) return Response.json(institution ?? [])
    if (path.includes('subscription/status')) return Response.json({ ...status, ...institution })
    return Response.json(path.includes('bucket/usage') ? usage : {})
  })
}

function OwnCard() {
  const subscription = useOwnSubscription({ userIdentifier: '7', partyId: 3 })
  return (
    <SiteProvider site={site}>
      <SubscriptionCard subscription={subscription} partyId={3} />
    </SiteProvider>
  )
}

const patience = { timeout: 10_000 }

test('[SUBS-015] a basic account sees its units', async () => {
  serve(null)
  await renderInSite(<OwnCard />)
  expect((await screen.findByRole('progressbar', { name: 'Units left' }, patience)).getAttribute('aria-valuenow')).toBe('14')
})

test('[SUBS-015] an institutional account that has units does not see them', async () => {
  serve({ name: 'Example University', status: 'subscribed' })
  await renderInSite(<OwnCard />)
  await screen.findByText(/^Your institution subscribes/, undefined, patience)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/units left/)).toBeNull()
})

test.each([
  [71, 'success'],
  [70, 'warning'],
  [31, 'warning'],
  [30, 'danger'],
  [0, 'danger'],
])('[SUBS-017] with %i of 100 units left the bar says %s', (remaining, level) => {
  expect(usageShare(remaining, 100).level).toBe(level)
})

test.each([
  [50, 50, 100],
  [20, 50, 40],
  [0, 0, 100],
  [60, 50, 100],
])('[SUBS-018] %i of %i units fill the bar to %i %%', (remaining, total, percent) => {
  expect(usageShare(remaining, total).percent).toBe(percent)
})
