import { expect, type Page } from '@playwright/test'
import { searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { EnrichmentAnswer } from '@rosette/features/enrichment/contract/enrichment-answer.ts'
import { z } from 'zod'
import { checkPage } from '../kit/check-page.ts'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const visitor = as('anonymous')

/** A request that is new: what is in the cache, or stored as the result of a run, is answered in time. */
function freshQuestion(): string {
  const others = searchableEvidences.filter((code) => !['IDA', 'IMP', 'IGI'].includes(code) && Math.random() < 0.5)
  return `items=AT4G18960,AT5G10140,AT1G65480,AT2G45660,AT5G15840&min=1&alpha=1&evidence=${['IDA', 'IMP', 'IGI', ...others].join(',')}`
}

/** Asks while nobody can read the edges of ontologies, neither the API nor the worker, and goes on as soon as the page shows a run. */
async function askWhileSlow(page: Page, question: string, see: () => Promise<void>): Promise<string> {
  const { releaseId } = z.object({ releaseId: z.string() }).parse(await (await page.request.get('/api/release')).json())
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${schemaOf(releaseId)}.ontology_edge in access exclusive mode`)
    const answering = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/enrichment')
    await visitor.open(page, `/tools/enrichment?${question}`)
    await expect(page.getByText('Loading the comparison…')).toBeVisible()
    const answer = await answering
    expect(answer.status()).toBe(202)
    expect(await answer.request().headerValue('prefer')).toBe('respond-async, wait=2')
    await see()
    return (await answer.headerValue('location')) ?? ''
  } finally {
    await client.query('rollback')
    client.release()
    await db.close()
  }
}

const running = (page: Page) => page.getByRole('status').filter({ hasText: 'Reading terms and comparing' })
const terms = (page: Page) => page.getByRole('table', { name: 'Over-represented terms' })

test('[ENRICH-028] an enrichment of more than 2 seconds shows its progress, and then the answer of the call', async ({ page }) => {
  const question = freshQuestion()
  const begun = Date.now()
  const address = await askWhileSlow(page, question, async () => {
    expect(Date.now() - begun).toBeGreaterThan(2000)
    await expect(page.getByRole('heading', { name: 'Running' })).toBeVisible({ timeout: 30_000 })
    await expect(running(page)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'unknown')
    await expect(page.getByRole('combobox', { name: 'Background' })).toBeVisible()
    await expect(terms(page)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await checkPage(page)
  })
  await expect(terms(page)).toBeVisible({ timeout: 30_000 })
  await expect(running(page)).toBeHidden()
  // The address is still that of the question.
  expect(new URL(page.url()).searchParams.get('alpha')).toBe('1')
  const known = EnrichmentAnswer.parse(await (await page.request.get(`/api/enrichment?${question}`)).json())
  const shown = known.terms.filter(({ foldedInto }) => foldedInto === null)
  const ids = shown.slice(0, 10).map(({ id }) => id)
  const links = terms(page).getByRole('link', { name: /^GO:/ })
  await expect(links).toHaveText(ids)
  await expect(page.getByText(known.method)).toBeVisible()

  // The run has a page of its own, which leads back to the question.
  await visitor.open(page, address)
  await expect(page.getByText(`${known.significant} of ${known.tests} GO process terms stand out`)).toBeVisible()
  await expect(links).toHaveText(ids)
  await page.getByRole('link', { name: 'Run again with changes' }).click()
  await expect(page).toHaveURL(/\/tools\/enrichment\?.*items=AT4G18960/)
  await expect(terms(page)).toBeVisible()
})

test('[ENRICH-028] anyone who has asked can cancel the run', async ({ page }) => {
  await askWhileSlow(page, freshQuestion(), async () => {
    await expect(running(page)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('This run was cancelled.')).toBeVisible()
  })
  await expect(page.getByText('This run was cancelled.')).toBeVisible()
  await expect(terms(page)).toBeHidden()
})
