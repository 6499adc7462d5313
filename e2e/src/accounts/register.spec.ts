import { expect, type Page } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { type Account, freshAccount, newAccount, peopleUrl, registrationOf } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const call = '**/api/user/register-person'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Register' }).click()

/** Leaves a field with a text in it. */
async function enter(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).blur()
}

async function fill(page: Page, account: Account): Promise<void> {
  for (const [name, value] of Object.entries(registrationOf(account))) {
    const control = page.locator(`[name="${name}"]`)
    if (typeof value === 'boolean') await control.setChecked(value)
    else if (name === 'contactAudience') await page.getByRole('radio', { name: 'Nobody else' }).check()
    else if (name === 'jobTitle') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Bodies of the registrations that the page sends. */
function sentBy(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/register-person')) sent.push(request.postDataJSON())
  })
  return sent
}

test('[REG-001] [REG-003] [REG-004] [REG-005] [REG-006] [REG-007] [REG-009] sections, and what is said beside an entry', async ({
  page,
}) => {
  await test.step('[REG-001] five sections', async () => {
    await as('anonymous').open(page, '/register')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(['Personal', 'Account', 'Professional', 'Contact', 'Preferences'])
  })
  await test.step('[REG-003] [REG-004] [REG-005] [REG-006] [REG-007] what is wrong with an entry is said beside it', async () => {
    for (const [label, text, message] of wrongEntries) {
      await enter(page, label, text)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('main')).not.toContainText('curator@example.org')
    }
  })
  await test.step('[REG-009] both passwords must match', async () => {
    await enter(page, 'Password', 'kx9Qf2')
    await enter(page, 'Confirm Password', 'kx9Qf3')
    const message = page.getByText('Passwords do not match.')
    await expect(message).toBeVisible()
    await enter(page, 'Password', 'kx9Qf3')
    await expect(message).toHaveCount(0)
  })
})

test('[REG-002] [REG-004] [REG-006] [REG-010] [REG-014] [EDIT-025] what is not sent, is refused or takes time', async ({ page }) => {
  await newVisit(
    page,
    '[REG-002] [REG-004] [REG-006] [REG-010] an empty form is not sent, and says of every field that it is required',
    async () => {
      const sent = sentBy(page)
      await as('anonymous').open(page, '/register')
      await submit(page)
      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary.getByRole('heading')).toHaveText('There is a problem')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        'First Name is required.',
        'Last Name is required.',
        'Username is required.',
        'Email address is required.',
        'Password is required.',
        'Confirm Password is required.',
        'Institution Name is required.',
        'Lab Name is required.',
        'Job Title is required.',
        'Phone number is required.',
        'Address is required.',
        'City is required.',
        'State is required.',
        'Postal Code is required.',
        'Country is required.',
      ])
      await expect(field(page, 'City')).toHaveAccessibleDescription('City is required.')
      await summary.getByRole('link', { name: 'Phone number is required.' }).click()
      await expect(field(page, 'Phone')).toBeFocused()
      expect(sent).toEqual([])
    },
  )
  await newVisit(page, '[REG-014] a name that is taken is said in the words of the answer', async () => {
    const taken = await newAccount()
    await as('anonymous').open(page, '/register')
    await fill(page, { ...freshAccount(), userName: taken.userName })
    await submit(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('This username is already taken. Please choose another one.')
  })
  await newVisit(page, '[REG-014] a failure with an error field, with a sentence and with nothing', async () => {
    await as('anonymous').open(page, '/register')
    await fill(page, freshAccount())
    for (const [answer, text] of failures) {
      await page.route(call, (route) => route.fulfill({ status: 400, ...answer }))
      await submit(page)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
    }
  })
  await newVisit(page, '[EDIT-025] while an answer is on its way the button is busy, and nothing is sent twice', async () => {
    const sent = sentBy(page)
    const held = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      await held.promise
      await route.fulfill({ status: 400, body: '' })
    })
    await as('anonymous').open(page, '/register')
    await fill(page, freshAccount())
    const button = page.getByRole('button', { name: 'Register' })
    const width = (await button.boundingBox())?.width
    await button.click()
    await expect(button).toHaveAttribute('data-loading', 'true')
    expect((await button.boundingBox())?.width).toBe(width)
    await button.click({ force: true })
    held.resolve()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

const wrongEntries = [
  ['First Name', 'é', 'Only English characters are allowed in this form.'],
  ['Email', '', 'Email address is required.'],
  ['Email', 'abc', 'Please enter a valid email address in English (e.g., name@example.org).'],
  ['Phone', '', 'Phone number is required.'],
  ['Phone', '12a', 'Phone number can only contain digits, spaces, and characters: ( ) + -'],
] as const

test('[REG-010] [REG-011] [REG-012] [REG-013] [REG-017] [REG-020] one error blocks; without it the payload goes, success shows, and after 2 s the login', async ({
  page,
}) => {
  const account = freshAccount()
  const sent = sentBy(page)
  await page.clock.install()
  await as('anonymous').open(page, '/register')
  await expect(page.getByRole('radio', { name: 'Members who are logged in' })).toBeChecked()
  await fill(page, account)
  await field(page, 'City').fill('')
  await submit(page)
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText(['City is required.'])
  expect(sent).toEqual([])
  const wanted = registrationOf(account)
  await field(page, 'City').fill(String(wanted.city))
  await stopClock(page)
  await submit(page)
  const message = page.getByRole('status').filter({ hasText: 'Person registered successfully.' })
  await seeInSteps(page, message)
  expect(sent).toEqual([wanted])
  await page.clock.runFor(1500)
  await expect(message).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/register')
  await page.clock.runFor(1000)
  await page.waitForURL('/login')
  await expect(page.getByRole('main')).toContainText('Person registered successfully. Follow the link in our e-mail, then log in.')
})

// Answers that our own server does not give: the documents' error field, a sentence alone, and nothing at all.
const failures = [
  [{ json: { error: 'The garden is closed.' } }, 'The garden is closed.'],
  [{ contentType: 'text/plain', body: 'Nobody is home.' }, 'Nobody is home.'],
  [{ body: '' }, 'An unexpected error occurred. Please try again.'],
] as const
