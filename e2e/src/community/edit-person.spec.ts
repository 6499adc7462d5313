import { expect, type Page } from '@playwright/test'
import { newLab, newMember, ownKey } from '../kit/new-accounts.ts'
import { peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const login = (page: Page) => form(page, 'Login details')
const userData = (page: Page) => form(page, 'User data')
const affiliations = (page: Page) => form(page, 'Affiliations')

/** Opens the edit page of somebody new. */
async function openOwn(page: Page) {
  const member = await newMember(page)
  await page.goto(`/edit/person?key=${member.key}`)
  await expect(userData(page)).toBeVisible()
  return member
}

/** Method, path and body of the calls that change something, in order. */
function changesBy(page: Page): { call: string; body: unknown }[] {
  const changes: { call: string; body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/user/') && request.method() !== 'GET')
      changes.push({ call: `${request.method()} ${pathname.slice(5)}`, body: request.postDataJSON() })
  })
  return changes
}

test('[EDIT-001] [EDIT-006] [EDIT-015] [EDIT-007] [EDIT-008] [EDIT-011] three forms and what they refuse', async ({ page }) => {
  await test.step('[EDIT-001] [EDIT-006] [EDIT-015] three forms; the user name is read-only, and there are four phones', async () => {
    const { userName } = await openOwn(page)
    await expect(page.getByRole('main').getByRole('form')).toHaveCount(3)
    for (const each of [login(page), userData(page), affiliations(page)]) await expect(each).toBeVisible()
    await expect(login(page).getByLabel('Username')).toHaveValue(userName)
    await expect(login(page).getByLabel('Username')).not.toBeEditable()
    for (const type of ['Mobile', 'Fax', 'Work', 'Lab']) await expect(userData(page).getByLabel(`${type} Phone`)).toBeEditable()
  })
  await test.step('[EDIT-007] email, first name, last name and institution are required', async () => {
    const changes = changesBy(page)
    for (const [label, message] of [
      ['First Name', 'First Name is required.'],
      ['Last Name', 'Last Name is required.'],
      ['Institution Name', 'Institution Name is required.'],
    ] as const) {
      const field = userData(page).getByLabel(label)
      const before = await field.inputValue()
      await field.fill('')
      await userData(page).getByRole('button', { name: 'Update User Data' }).click()
      await expect(userData(page).getByRole('alert').getByRole('link')).toHaveText([message])
      await field.fill(before)
    }
    await login(page).getByLabel('Email').fill('')
    await login(page).getByRole('button', { name: 'Update Login Details' }).click()
    await expect(login(page).getByRole('alert').getByRole('link', { name: 'Email address is required.' })).toBeVisible()
    expect(changes).toEqual([])
  })
  await test.step('[EDIT-008] a new password: one field alone, too short, too long, differing', async () => {
    const changes = changesBy(page)
    await page.reload()
    await expect(userData(page)).toBeVisible()
    const differ = 'Passwords do not match.'
    const limits = 'Password must be between 6 and 10 characters.'
    for (const [password, again, message] of [
      ['', 'kx9Qf2', differ],
      ['kx9Qf2', '', differ],
      ['kx9Qf', 'kx9Qf', limits],
      ['kx9Qf2kx9Qf', 'kx9Qf2kx9Qf', limits],
      ['kx9Qf2', 'kx9Qf3', differ],
    ] as const) {
      await login(page).getByLabel('New Password', { exact: true }).fill(password)
      await login(page).getByLabel('Confirm New Password').fill(again)
      await login(page).getByRole('button', { name: 'Update Login Details' }).click()
      await expect(login(page).getByRole('alert').getByRole('link', { name: message }).first()).toBeVisible()
    }
    expect(changes).toEqual([])
  })
  await test.step('[EDIT-011] refused credentials with an error field and with nothing', async () => {
    await page.reload()
    await expect(userData(page)).toBeVisible()
    for (const [answer, text] of [
      [{ json: { error: 'The garden is closed.' } }, 'The garden is closed.'],
      [{ body: '' }, 'An unexpected error occurred. Please try again.'],
    ] as const) {
      await page.route('**/api/user/update-credentials', (route) => route.fulfill({ status: 400, ...answer }))
      await login(page).getByRole('button', { name: 'Update Login Details' }).click()
      await expect(login(page).getByRole('alert')).toHaveText(text)
    }
  })
})

test('[EDIT-002] one edits oneself, a curator edits anybody, all others are led away', async ({ page }) => {
  const { key } = await openOwn(page)
  await as('curator').open(page, `/edit/person?key=${key}`)
  await expect(userData(page)).toBeVisible()
  for (const role of ['orcid', 'subscriber'] as const) {
    await as(role).open(page, `/edit/person?key=${key}`)
    await page.waitForURL('/permission-denied')
  }
  await page.context().clearCookies()
  await page.goto(`/edit/person?key=${key}`)
  await page.waitForURL('/permission-denied')
  await expect(page.getByRole('main')).toContainText('You can edit only your own record or organization.')
})

test('[EDIT-008] [EDIT-010] both passwords empty keep it; a new one counts, after the old one was said', async ({ page }) => {
  const changes = changesBy(page)
  const member = await openOwn(page)
  const save = () => login(page).getByRole('button', { name: 'Update Login Details' }).click()
  const message = login(page).getByRole('status').filter({ hasText: 'Person credentials updated successfully.' })
  await save()
  await expect(message).toBeVisible()
  expect(changes).toMatchObject([{ call: 'PUT user/update-credentials', body: { password: '', email: member.email } }])
  await signIn(page, member)
  await page.reload()
  await login(page).getByLabel('New Password', { exact: true }).fill('mw4Zt8')
  await login(page).getByLabel('Confirm New Password').fill('mw4Zt8')
  await save()
  await expect(login(page).getByRole('alert')).toContainText('Please enter your current password')
  await login(page).getByLabel('Current Password').fill(member.password)
  await save()
  await expect(message).toBeVisible()
  await expect(login(page).getByLabel('New Password', { exact: true })).toHaveValue('')
  await signIn(page, { ...member, password: 'mw4Zt8' })
})

test('[EDIT-012] [EDIT-014] [EDIT-019] user data go in one payload, and after 2 s the record shows, also without ORCID', async ({
  page,
}) => {
  const changes = changesBy(page)
  await page.clock.install()
  const { key, userName } = await openOwn(page)
  await userData(page).getByLabel('Lab Phone').fill('+1 555 0199')
  await userData(page).getByLabel('Last Name').fill('Changed')
  await stopClock(page)
  await userData(page).getByRole('button', { name: 'Update User Data' }).click()
  const message = userData(page).getByRole('status').filter({ hasText: 'Person details updated successfully.' })
  await seeInSteps(page, message)
  expect(changes).toEqual([
    {
      call: 'PUT user/update-person',
      body: {
        communityId: key,
        firstName: 'Erika',
        lastName: 'Changed',
        institutionName: 'Example University',
        jobTitle: 'Post-Doctoral Researcher',
        sendEmail: 'F',
        contactAudience: 'nobody',
        workPhone: '+1 555 0100',
        faxPhone: '',
        mobilePhone: '',
        labPhone: '+1 555 0199',
        streetAddress: '1 Garden Street',
        country: 'Germany',
        stateProvince: 'Example State',
        city: 'Exampleton',
        zipcode: '12345',
      },
    },
  ])
  await page.clock.runFor(1500)
  await expect(message).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/edit/person')
  await page.clock.runFor(1000)
  await page.clock.resume()
  await page.waitForURL(`/person?key=${key}`)
  await expect(page.getByRole('main')).toContainText('Changed')
  // The address, which the owner sees, begins with it.
  await expect(page.getByRole('main').getByText(userName, { exact: true })).toHaveCount(0)
})

test('[EDIT-013] [EDIT-017] [EDIT-009] [EDIT-025] calls that fail or take time', async ({ page }) => {
  const { key } = await openOwn(page)
  await test.step('[EDIT-013] user data after a refusal and after a broken connection', async () => {
    const call = '**/api/user/update-person'
    await page.route(call, (route) => route.fulfill({ status: 400, json: {} }))
    await userData(page).getByRole('button', { name: 'Update User Data' }).click()
    await expect(userData(page).getByRole('alert')).toHaveText('Failed to update details. Please try again.')
    await page.route(call, (route) => route.abort())
    await userData(page).getByRole('button', { name: 'Update User Data' }).click()
    await expect(userData(page).getByRole('alert')).toHaveText(
      'Failed to update details due to a network or server issue. Please try again.',
    )
  })
  await test.step('[EDIT-017] affiliations that cannot be saved', async () => {
    const lab = await newLab(`Refused Lab ${Date.now()}`)
    await page.reload()
    await expect(userData(page)).toBeVisible()
    await page.route('**/api/user/insert-affiliations', (route) => route.abort())
    await labBox(page).fill(lab.name)
    await option(page, lab.name).click()
    await affiliations(page).getByRole('button', { name: 'Update Affiliations' }).click()
    await expect(affiliations(page).getByRole('alert')).toHaveText('Failed to update affiliations. Please try again.')
  })
  await test.step('[EDIT-009] a person that cannot be loaded', async () => {
    await page.route('**/api/user/person-details**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`/edit/person?key=${key}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error fetching data. Please try again later.')
  })
  await test.step('[EDIT-025] the page says that it loads', async () => {
    await page.unrouteAll()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/user/person-details**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/edit/person?key=${key}`)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    held.resolve()
    await expect(userData(page)).toBeVisible()
    expect(await ownKey(page)).toBe(key)
  })
})

const labBox = (page: Page) => affiliations(page).getByRole('combobox', { name: 'Add an organization' })
const option = (page: Page, name: string) => affiliations(page).getByRole('option', { name })
const listed = (page: Page) => affiliations(page).getByRole('list', { name: 'Organizations' }).getByRole('listitem')

test('[EDIT-016] [EDIT-017] [EDIT-019] [EDIT-026] what was added and removed is sent, inserts first; an added one is pending', async ({
  page,
}) => {
  const [first, second] = [await newLab(`Old Lab ${Date.now()}`), await newLab(`New Lab ${Date.now()}`)]
  const { key } = await newMember(page)
  const data = { communityId: key, affiliations: [{ organizationId: first.organizationId }] }
  await page.request.post('/api/user/insert-affiliations', { data })
  const changes = changesBy(page)
  await page.clock.install()
  await page.goto(`/edit/person?key=${key}`)
  await expect(listed(page)).toContainText([first.name])
  await expect(listed(page).first()).toContainText('Pending')
  await labBox(page).fill(second.name.slice(0, -2))
  await option(page, second.name).click()
  await affiliations(page)
    .getByRole('button', { name: `Remove ${first.name}` })
    .click()
  await expect(listed(page)).toHaveText([new RegExp(`^${second.name}Not saved yet`)])
  expect(changes).toEqual([])
  await stopClock(page)
  await affiliations(page).getByRole('button', { name: 'Update Affiliations' }).click()
  await seeInSteps(page, affiliations(page).getByRole('status').filter({ hasText: 'Affiliations updated successfully.' }))
  expect(changes).toEqual([
    {
      call: 'POST user/insert-affiliations',
      body: { communityId: key, affiliations: [{ organizationId: second.organizationId, organizationName: second.name }] },
    },
    { call: 'POST user/delete-affiliations', body: { communityId: key, deletedAffiliations: [{ organizationId: first.organizationId }] } },
  ])
  await page.clock.runFor(1500)
  expect(new URL(page.url()).pathname).toBe('/edit/person')
  await page.clock.runFor(1000)
  await page.clock.resume()
  await page.waitForURL(`/person?key=${key}`)
  await page.goto(`/edit/person?key=${key}`)
  await expect(listed(page)).toHaveText([new RegExp(`^${second.name}Pending`)])
})

test('[EDIT-018] left, the list of suggestions stays 100 ms', async ({ page }) => {
  const lab = await newLab(`Blur Lab ${Date.now()}`)
  await page.clock.install()
  await openOwn(page)
  await labBox(page).fill(lab.name)
  await expect(option(page, lab.name)).toBeVisible()
  await stopClock(page)
  await labBox(page).blur()
  await page.clock.runFor(50)
  await expect(option(page, lab.name)).toBeVisible()
  await page.clock.runFor(150)
  await expect(option(page, lab.name)).toHaveCount(0)
  await labBox(page).focus()
  await labBox(page).blur()
  await page.clock.runFor(50)
  await option(page, lab.name).click()
  await expect(listed(page)).toContainText([lab.name])
})
