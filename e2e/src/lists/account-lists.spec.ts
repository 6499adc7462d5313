import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { z } from 'zod'
import { checkPage } from '../kit/check-page.ts'
import { makeList } from '../kit/make-list.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('table', { name: 'My lists' }).locator('tbody').getByRole('row')

test('[LIST-041] [LIST-042] lists of a browser go into the account only if its owner says so', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/record-lists')) sent.push(request.url())
  })
  const account = await newAccount()
  await open(page, '/lists')
  await expect(page.getByRole('heading', { name: 'You have no lists' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    'Flowering time',
    'MADS-box genes of the flower',
    'Circadian clock',
  ])
  await makeList(page, 'FT FLC', 'Stays')
  await signIn(page, account)
  await open(page, '/about/overview')
  const dialog = page.getByRole('dialog', { name: 'You have 1 list in this browser' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Stays (2 items)'])
  await checkPage(page)
  await dialog.getByRole('button', { name: 'Leave them here' }).click()
  await expect(dialog).toHaveCount(0)

  await page.context().clearCookies()
  await makeList(page, 'AG AP1 AP3', 'Moves')
  expect(sent).toEqual([])
  await signIn(page, account)
  await open(page, '/lists')
  // What was left once is not asked about again.
  await expect(dialog.getByRole('listitem')).toHaveText(['Moves (3 items)'])
  await dialog.getByRole('button', { name: 'Move to my account' }).click()
  await expect(page.getByText('1 list kept in your account.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toHaveText(/Moves.*Loci.*3.*account, private.*\d{4}-\d\d-\d\d/)
  await expect(rows(page).last()).toHaveText(/Stays.*Loci.*2.*this browser.*\d{4}-\d\d-\d\d/)
  await checkPage(page)
  await page.getByRole('link', { name: 'Moves' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(3)
})

test('[LIST-046] a list shows items, report and versions, is shared and withdrawn, and comes back from the bin', async ({
  page,
  browser,
}) => {
  await signIn(page, await newAccount())
  await makeList(page, 'FT FLC nobody', 'Flowering')
  const address = page.url()
  const listId = new URL(address).pathname.split('/').at(-1) ?? ''
  await expect(page.getByText(/^2 loci · private · version 1 of /)).toBeVisible()
  await addVersion(page, listId)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name: 'Versions 2' }).click()
  await page.getByRole('link', { name: 'Version 1' }).click()
  await expect(page).toHaveURL(/\?v=1$/)
  await expect(page.getByText('This is version 1. Version 2 is the current one.')).toBeVisible()
  await page.getByRole('link', { name: 'Report 1 left over' }).click()
  await expect(page).toHaveURL(/tab=report/)
  await expect(page.getByRole('region', { name: 'Left over' }).getByRole('listitem')).toHaveText(['nobody'])
  await checkPage(page)

  const visitor = await (await browser.newContext({ baseURL: peopleUrl ?? '' })).newPage()
  await open(visitor, address)
  await expect(heading(visitor)).toHaveText('This list cannot be shown')
  await open(page, address)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Everyone with the link can read it').click()
  await expect(page.getByRole('dialog').getByText(address, { exact: true })).toBeVisible()
  await checkPage(page)
  await open(visitor, address)
  await expect(heading(visitor)).toHaveText('Flowering')
  await expect(visitor.getByText(/^1 locus · shared · /)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Copy to my lists' }).click()
  await expect(heading(visitor)).toHaveText('Flowering (copy)')
  await page.getByText('Everyone with the link can read it').click()
  await expect(page.getByRole('dialog').getByText(/^It is private/)).toBeVisible()
  await open(visitor, address)
  await expect(visitor.getByText(/^It is private, its owner no longer shares it/)).toBeVisible()

  await ofEarlierRelease(listId)
  await open(page, address)
  await expect(page.getByText(/^This list was made with release 2024_01_01_1; its items are shown as of release /)).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page.getByRole('region', { name: 'Bin' }).getByRole('listitem')).toContainText('Flowering')
  await page.getByRole('button', { name: 'Restore Flowering' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Bin' })).toHaveCount(0)
})

/** Another content is another version. */
async function addVersion(page: Page, listId: string): Promise<void> {
  const stored = await page.request.post('/api/list-contents', { data: { kind: 'locus', items: ['AT1G65480'] } })
  const { id: contentId } = z.object({ id: z.string() }).parse(await stored.json())
  const data = { content: { contentId, origin: { by: 'chosen' } } }
  const patched = await page.request.patch(`/api/record-lists/${listId}`, { data, headers: { 'if-match': '"1"' } })
  expect(patched.status(), await patched.text()).toBe(200)
}

/** As if it had been saved before the release that is shown. */
async function ofEarlierRelease(listId: string): Promise<void> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  try {
    await db.community.updateTable('recordListVersion').set({ releaseId: '2024_01_01_1' }).where('listId', '=', listId).execute()
  } finally {
    await db.close()
  }
}
