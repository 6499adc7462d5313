import { expect, type Page } from '@playwright/test'
import { newActivationCode } from '../kit/new-accounts.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as, menuEntries } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const formPath = '/tools/patmatch'
const patternBox = (page: Page) => page.getByRole('textbox', { name: 'Pattern' })
const searchButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
const hits = (page: Page) => page.getByRole('table', { name: 'Hits by gene' })

/** Searches on a site whose sequences are made up: a short pattern is in many of them. */
async function searchFor(page: Page, pattern: string): Promise<void> {
  await patternBox(page).fill(pattern)
  await searchButton(page).click()
  await expect(page).toHaveURL(/\/runs\/[\w-]{22}$/)
}

test('[PATM-001] [PATM-002] [RUN-002] the menu, patterns that cannot be read and missing runs', async ({ page }) => {
  await test.step('[PATM-001] the menu entry is premium and leads to the form', async () => {
    await as('anonymous').open(page, '/')
    const entry = (await menuEntries(page, 'Tools')).find(({ label }) => label === 'Patmatch')
    expect(entry).toMatchObject({ href: formPath, isExternal: false, isPremium: true })
    await as('anonymous').open(page, formPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pattern Search')
  })
  await test.step('[PATM-002] a pattern that cannot be read is reported at the field, and nothing is sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await as('subscriber').open(page, formPath)
    await patternBox(page).fill('CAC(GTG')
    await searchButton(page).click()
    await expect(page.getByRole('main')).toContainText('The pattern cannot be read from ‘(GTG’ on.')
    await expect(patternBox(page)).toHaveAttribute('aria-invalid', 'true')
    expect(sent.filter((url) => url.includes('/services/'))).toEqual([])
  })
  await test.step('[RUN-002] an address that no run has is told so', async () => {
    await as('anonymous').open(page, `/runs/${'A'.repeat(22)}`)
    await expect(page.getByRole('main')).toContainText('There is no such run.')
  })
})

test('[RUN-003] [RUN-007] [PATM-004] [PATM-005] from the form to hits by gene, a gene list, and back to the filled form', async ({
  page,
}) => {
  await as('subscriber').open(page, formPath)
  await page.getByRole('combobox', { name: 'Sequences' }).selectOption('araport11_upstream_500')
  await page.getByRole('radio', { name: 'Forward' }).check()
  await searchFor(page, 'GGGCGACTG')
  await expect(hits(page)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveTitle('Done: Pattern search')
  const first = hits(page).getByRole('row').nth(1)
  await expect(first).toContainText('AT1G01010')
  await expect(first).toContainText('1–9 forward')
  await expect(first.locator('mark')).toHaveText('GGGCGACTG')
  const address = page.url()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^hits\.tsv/ }).click()])
  expect(file.suggestedFilename()).toBe('hits.tsv')
  await page.getByRole('button', { name: 'Open as gene list' }).click()
  await expect(page).toHaveURL(/\/results\?mainType=detail&category=genes&search=/)
  await expect(page.getByRole('main')).toContainText('AT1G01010')
  await page.goto(address)
  await page.getByRole('link', { name: 'Run again with changes' }).click()
  await expect(patternBox(page)).toHaveValue('GGGCGACTG')
  await expect(page.getByRole('radio', { name: 'Forward' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sequences' })).toHaveValue('araport11_upstream_500')
  await searchButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'stored result' })).toBeVisible()
})

test('[GUARD-012] a visitor is sent to the login, and finds the form filled afterwards; units are reported and spent', async ({ page }) => {
  const account = await newAccount()
  await as('anonymous').open(page, formPath)
  await patternBox(page).fill('CACGTGTCA')
  await searchButton(page).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('User name').fill(account.userName)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/(tools\/patmatch|linktoorcid)/)
  await as('anonymous').open(page, formPath)
  await expect(patternBox(page)).toHaveValue('CACGTGTCA')
  await searchButton(page).click()
  await expect(page).toHaveURL('/no-units')
  await expect(page.getByRole('link', { name: /Buy units/ })).toBeVisible()
  await signIn(page, account)
  const { partyId } = await (await page.request.get('/api/auth/profile')).json()
  const code = await newActivationCode(3)
  expect((await page.request.post('/api/subscription/activate/bucket', { data: { activationCode: code, partyId } })).ok()).toBe(true)
  await as('anonymous').open(page, formPath)
  await expect(patternBox(page)).toHaveValue('CACGTGTCA')
  await searchButton(page).click()
  await expect(page).toHaveURL(/\/runs\//)
  const usage = await (await page.request.get('/api/subscription/bucket/usage', { params: { party_id: partyId } })).json()
  expect(usage).toMatchObject({ remaining_units: 2 })
})

showScenes([
  { name: 'pattern-form', path: formPath, seen: 'Pattern Search' },
  { name: 'no-units', path: '/no-units', seen: 'No Units Left' },
  {
    name: 'pattern-result',
    path: formPath,
    seen: 'Pattern Search',
    role: 'subscriber',
    async act(page) {
      await searchFor(page, '[AG]CCGACN(0,2)T')
      await expect(hits(page)).toBeVisible({ timeout: 30_000 })
    },
  },
])
