import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { SiteFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
import { heatOf } from '@rosette/ui-kit/pictures/heat/heat-strip.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expressionDataSets } from '../../contract/expression-image.ts'
import { locusKind } from '../../contract/locus-kind.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { ExpressionImage } from './expression-image.tsx'

let requests: string[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  requests = []
  answer = async () => new Response('bytes', { headers: { 'content-type': 'image/png' } })
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const facts = { curatorEmail: 'curator@example.org', hasExpressionImages: true }
const draw = () =>
  renderInSite(
    <SiteFactsProvider facts={facts}>
      <ExpressionImage record={at4g18960} />
    </SiteFactsProvider>,
  )

test('[EXPR-001] seven stages with their signals, shaded by the share of the highest, and where they come from', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const strip = within(screen.getByRole('figure', { name: 'AT4G18960 in seven stages of embryogenesis' }))
  const cells = strip.getAllByRole('img')
  expect(cells.map((cell) => [cell.getAttribute('aria-label'), cell.dataset.heat])).toEqual([
    ['Zygote: 812.4', '3'],
    ['Quadrant: 798.1', '3'],
    ['Globular: 905.6', '4'],
    ['Heart: 1,204.3', '5'],
    ['Torpedo: 1,530.9', '6'],
    ['Bent: 1,388.2', '5'],
    ['Mature: 640.7', '3'],
  ])
  expect(strip.getByText(/Xiang et al\. 2011/)).toBeTruthy()
})

test('[EXPR-001] without signals nothing is shaded; a locus without values says so', async () => {
  expect(heatOf(0, [{ label: 'Zygote', value: 0 }])).toBe(0)
  await renderRecord(locusKind, page, { ...at4g18960, embryoExpression: null })
  expect(within(screen.getByRole('region', { name: 'Expression' })).getByText('No data available')).toBeTruthy()
})

test('[EXPR-002] averages of array elements are folded away', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const summary = screen.getByText(/^Averages of \d+ array element/)
  expect(summary.tagName).toBe('SUMMARY')
  expect(summary.closest('details')?.open).toBe(false)
})

test('[EXPR-006] a site without expression images says so', async () => {
  await renderInSite(<ExpressionImage record={at4g18960} />)
  expect(screen.getByText('This site does not show expression images.')).toBeTruthy()
  expect(requests).toEqual([])
})

test('[DLOCUS-009] [DLOCUS-010] [DLOCUS-012] 22 data sets, Klepikova_Atlas first; the image of the chosen one is asked of our server', async () => {
  await draw()
  const choice = screen.getByRole('combobox', { name: 'Data set' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...expressionDataSets])
  expect(expressionDataSets).toHaveLength(22)
  expect(choice).toHaveProperty('value', 'Klepikova_Atlas')
  fireEvent.change(choice, { target: { value: 'Root_II' } })
  await waitFor(() =>
    expect(requests).toEqual(['/api/expression/image/Klepikova_Atlas/AT4G18960', '/api/expression/image/Root_II/AT4G18960']),
  )
})

test('[DLOCUS-011] [DLOCUS-013] the image is loading, then in a frame of 650 by 300', async () => {
  await draw()
  expect(screen.getByRole('status').textContent).toBe('Loading the image…')
  const frame = await screen.findByTitle('Expression of AT4G18960 in Klepikova_Atlas')
  expect([frame.tagName, frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['IFRAME', '650', '300'])
  expect(frame.getAttribute('srcdoc')).toContain('src="/api/expression/image/Klepikova_Atlas/AT4G18960"')
  expect(frame.getAttribute('sandbox')).not.toContain('script')
})

test.each([
  [
    '[DLOCUS-014]',
    'its own words',
    async () => Response.json({ wasSuccessful: false, error: 'No data for this gene' }),
    'No data for this gene',
  ],
  [
    '[DLOCUS-014]',
    'no words',
    async () => Response.json({ wasSuccessful: false, error: null }),
    'An error occurred while fetching the image.',
  ],
  ['[DLOCUS-015]', 'no answer', () => Promise.reject(new TypeError('aborted')), 'An unexpected error occurred. Please try again later.'],
  [
    '[DLOCUS-015]',
    'a problem',
    async () => Response.json({ code: 'upstream_failed' }, { status: 503 }),
    'An unexpected error occurred. Please try again later.',
  ],
])('%s [DLOCUS-013] a failure with %s: text and default image, 280 high', async (_row, _what, failing, text) => {
  answer = failing
  await draw()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  const image = screen.getByRole('img', { name: 'No image: Expression of AT4G18960 in Klepikova_Atlas' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['650', '280'])
})
