import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

test('[DARRAY-001] [DARRAY-003] an array element opens by key, by probe name as key, by id and by accession', async ({ page }) => {
  for (const query of ['key=36863', 'key=254595_AT', 'id=36863', 'accession=ArrayElement:36863']) {
    await open(page, `/array_element?${query}`)
    await expect(heading(page), query).toHaveText('Array Element')
    await expect(summary(page).getByText('ArrayElement:36863'), query).toBeVisible()
  }
})

test('[DARRAY-002] an id is read in lower case with underscores for spaces', async ({ page }) => {
  await open(page, '/array_element?id=254595%20AT')
  await expect(summary(page).getByRole('link', { name: 'AT4G18960' })).toBeVisible()
})

test('[DARRAY-004] the page says that submissions ended in June 2005', async ({ page }) => {
  await open(page, '/array_element?key=DEMO_PROBE_BARE')
  await expect(summary(page).getByText(/since June 2005/)).toBeVisible()
})

test('[DPROTO-001] [DPROTO-002] a protocol opens by key and by id; an unknown id is not found', async ({ page }) => {
  for (const query of ['key=900000201', 'id=900000201']) {
    await open(page, `/protocol?${query}`)
    await expect(summary(page).getByText('Demonstration protocol 1'), query).toBeVisible()
  }
  for (const query of ['id=4', 'id=dip']) {
    await open(page, `/protocol?${query}`)
    await expect(heading(page), query).toHaveText('Page Not Found')
  }
})

test('[DSEQ-001] [DSEQ-002] a sequence opens by key and leads to the sequence search', async ({ page }) => {
  await open(page, '/sequence?key=900000101')
  await expect(heading(page)).toHaveText('Sequence')
  const href = await page.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toMatch(/^\/tools\/blast\?sequence_type=sequence&sequence=ATGGATTACA/)
})
