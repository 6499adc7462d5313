import { expect, type Page } from '@playwright/test'
import { allowAtOrcid, freshOrcidId } from '../kit/new-accounts.ts'
import { type Account, freshAccount, mailedLink, peopleUrl, registrationOf } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const locus = '/locus?name=AT4G18960'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fills the registration form with what a call would send. */
async function register(page: Page, account: Account): Promise<void> {
  await as('anonymous').open(page, '/register')
  for (const [name, value] of Object.entries(registrationOf(account))) {
    const field = page.locator(`[name="${name}"]`)
    if (typeof value === 'boolean') await field.setChecked(value)
    else if (name === 'contactAudience') await page.getByRole('radio', { name: 'Nobody else' }).check()
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Person registered successfully.')).toBeVisible()
  await page.waitForURL('/login')
}

async function login(page: Page, { userName, password }: Account): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a newcomer registers, confirms by mail, logs in, links ORCID, opens a locus, unlinks, and is denied', async ({ page }) => {
  const account = freshAccount()
  await register(page, account)
  await login(page, account)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your e-mail address is not confirmed yet.')
  await page.goto((await mailedLink(page.request, account.email)).path)
  await expect(page.getByRole('main').getByRole('status').last()).toContainText('Your e-mail address is confirmed.')
  expect(page.url()).not.toContain('token')

  await page.goto(locus)
  await expect(heading(page)).toHaveText('Access Denied')
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()
  await login(page, account)
  await page.waitForURL('/linktoorcid')
  await page.getByRole('button', { name: 'Link ORCID' }).click()
  await allowAtOrcid(page, freshOrcidId())
  // ORCID is linked, so the visitor ends on the page that was refused (SESSION-032).
  await page.waitForURL(locus)
  await expect(heading(page)).toHaveText(/^Locus: AT4G18960/)

  await accountBar(page).profile.click()
  await page.getByRole('button', { name: /unlink/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /unlink/i })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(locus)
  await expect(heading(page)).toHaveText('Access Denied')
  await expect(page.getByRole('main')).toContainText(`You are logged in as ${account.userName}, without a linked ORCID iD.`)
})
