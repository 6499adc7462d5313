import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RunRequest, RunResult } from './enrichment-run-result.tsx'
import { someAnswer } from './fixtures/some-answer.ts'

const token = 'T'.repeat(22)
const options = { items: 'AG,FLC', source: 'go_mf', min: 3, max: 2000, alpha: 0.05 }

test('[ENRICH-028] the page of a run shows its answer as the address says, and leads back to the question', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.endsWith('/options') ? options : someAnswer()))
  const { unmount } = await renderInSite(<RunResult token={token} />, `/runs/${token}?view=tree`)
  expect(await screen.findByRole('treegrid')).toBeTruthy()
  expect(screen.getByText('GO process terms were found.')).toBeTruthy()
  unmount()
  const { router } = await renderInSite(<RunRequest token={token} />, `/tools/enrichment?run=${token}`)
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ items: 'AG,FLC', source: 'go_mf', min: 3 }))
})
