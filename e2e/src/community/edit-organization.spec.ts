import { expect, type Page } from '@playwright/test'
import { ageProof, newEditorOf, newLab, newMember } from '../kit/new-accounts.ts'
import { asPerson, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const form = (page: Page) => page.getByRole('form', { name: 'Organization', exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Update Organization' }).click()
const labels = ['Name', 'Address', 'City', 'State', 'Zipcode', 'Country']
const values = ['', '1 Garden Street\nRoom 2', 'Meadow', 'Middle', '01234', 'Utopia']

async function fill(page: Page, name: string): Promise<void> {
  for (const [index, label] of labels.entries())
    await form(page)
      .getByLabel(label, { exact: true })
      .fill(values[index] || name)
}

async function openOwn(page: Page) {
  const lab = await newLab(`Lab ${Date.now()}${Math.random()}`)
  await newEditorOf(page, lab)
  await page.goto(`/edit/organization?key=${lab.key}`)
  await expect(form(page)).toBeVisible()
  return lab
}

test('[EDIT-020] [EDIT-021] [EDIT-024] [EDIT-023] fields, and what fails', async ({ page }) => {
  const lab = await openOwn(page)
  await test.step('[EDIT-020] [EDIT-021] six fields, all of them required', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    for (const label of labels) {
      await expect(form(page).getByLabel(label, { exact: true })).toBeEditable()
      await form(page).getByLabel(label, { exact: true }).fill('')
    }
    await save(page)
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveText(labels.map((label) => `${label} is required.`))
    expect(sent).toEqual([])
  })
  await test.step('[EDIT-024] an update that fails', async () => {
    await page.route('**/api/organization/update-organization', (route) => route.abort())
    await page.reload()
    await expect(form(page)).toBeVisible()
    await fill(page, lab.name)
    await save(page)
    await expect(form(page).getByRole('alert')).toHaveText('Failed to update the organization.')
  })
  await test.step('[EDIT-023] an organization that cannot be loaded', async () => {
    await page.route('**/api/detail/organization**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`/edit/organization?key=${lab.key}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error fetching data.')
  })
})

test('[EDIT-004] who may not edit an organization is led away', async ({ page }) => {
  const { key } = await newLab(`Lab ${Date.now()}`)
  await newMember(page)
  await page.goto(`/edit/organization?key=${key}`)
  await page.waitForURL('/permission-denied')
  await as('curator').open(page, `/edit/organization?key=${key}`)
  await expect(form(page)).toBeVisible()
})

test('[EDIT-019] [EDIT-022] [EDIT-024] an update shows, and after 2 s the record does, with its address in lines', async ({ page }) => {
  await page.clock.install()
  const { key, name } = await openOwn(page)
  await fill(page, `${name} renamed`)
  const request = page.waitForRequest('**/api/organization/update-organization')
  await stopClock(page)
  await save(page)
  const message = form(page).getByRole('status').filter({ hasText: 'Organization details updated successfully' })
  await seeInSteps(page, message)
  expect((await request).postDataJSON()).toEqual({
    communityId: key,
    name: `${name} renamed`,
    address: String.raw`1 Garden Street\Room 2`,
    city: 'Meadow',
    region: 'Middle',
    postalCode: '01234',
    country: 'Utopia',
  })
  await page.clock.runFor(1500)
  await expect(message).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/edit/organization')
  await page.clock.runFor(1000)
  await page.clock.resume()
  await page.waitForURL(`/organization?key=${key}`)
  await expect(page.getByRole('main')).toContainText(`${name} renamed`)
  await page.goto(`/edit/organization?key=${key}`)
  await expect(form(page).getByLabel('Address')).toHaveValue('1 Garden Street\nRoom 2')
})

test('[EDIT-026] [SECURE-012] [SECURE-049] a person adds themselves, a manager whom a curator appointed confirms them, and then they may edit', async ({
  page,
}) => {
  const lab = await newLab(`Lab ${Date.now()}`)
  const manager = await newEditorOf(page, lab)
  const member = await newMember(page)
  const data = { communityId: member.key, affiliations: [{ organizationId: lab.organizationId }] }
  await page.request.post('/api/user/insert-affiliations', { data })
  await page.goto(`/edit/organization?key=${lab.key}`)
  await page.waitForURL('/permission-denied')

  // Who belongs to the lab edits it, but sees neither who is waiting nor who manages it.
  await signIn(page, manager)
  await page.goto(`/edit/organization?key=${lab.key}`)
  await expect(form(page)).toBeVisible()
  await expect(page.getByText('Pending Affiliations')).toHaveCount(0)
  await expect(page.getByText('Managers', { exact: true })).toHaveCount(0)

  await asPerson(page, 'curator')
  await page.goto(`/edit/organization?key=${lab.key}`)
  const people = page.getByRole('list', { name: 'Managers' }).getByRole('listitem')
  await expect(people).toHaveCount(1)
  await people.getByRole('button', { name: /^Appoint / }).click()
  await expect(people).toContainText('Manager')
  await expect(people.getByRole('button', { name: /^Dismiss / })).toBeVisible()

  await signIn(page, manager)
  await page.goto(`/edit/organization?key=${lab.key}`)
  await expect(page.getByRole('list', { name: 'Managers' })).toHaveCount(0)
  const pending = page.getByRole('list', { name: 'Pending affiliations' }).getByRole('listitem')
  await expect(pending).toHaveCount(1)
  await ageProof(manager.key)
  await pending.getByRole('button', { name: /^Confirm / }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByLabel('Current password').fill(manager.password)
  await expect(pending).toHaveCount(1)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(pending).toHaveCount(0)
  await expect(page.getByText('No pending affiliations.')).toBeVisible()

  await signIn(page, member)
  await page.goto(`/edit/organization?key=${lab.key}`)
  await expect(form(page)).toBeVisible()
})
