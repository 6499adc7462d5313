import { expect, type Page } from '@playwright/test'
import { findMemberKey } from '../kit/api-calls.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar, as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const atUniversity = (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.7' })
const header = (page: Page) => page.getByRole('banner')

test('[SHELL-004] [SHELL-024] [SHELL-025] [SUBS-004] the header of members and institutions', async ({ page }) => {
  await newVisit(page, '[SHELL-004] who is logged in has Logout and Profile in place of Login and Register', async () => {
    await as('basic').open(page, '/help')
    const bar = accountBar(page)
    await expect(bar.logout).toHaveAttribute('href', '/auth/logout')
    await expect(bar.profile).toHaveAttribute('href', '/profile')
    await expect(bar.login).toHaveCount(0)
    await expect(bar.register).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Logout' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
  await newVisit(page, '[SHELL-024] the header shows the institution and its status while it is subscribed', async () => {
    await atUniversity(page)
    await as('anonymous').open(page, '/help')
    await expect(header(page).getByText('Example University')).toBeVisible()
    await expect(header(page).getByText('subscribed', { exact: true })).toBeVisible()
    const answered = page.waitForResponse('**/api/subscription/institution')
    await page.route('**/api/subscription/institution', (route) =>
      route.fulfill({ json: { name: 'Example University', status: 'not subscribed' } }),
    )
    await page.reload()
    await answered
    await expect(header(page).getByText('Example University')).toHaveCount(0)
  })
  await newVisit(page, '[SHELL-025] the header shows no institution where there is none', async () => {
    const answered = page.waitForResponse('**/api/subscription/institution')
    await as('anonymous').open(page, '/help')
    expect(await (await answered).json()).toEqual([])
    await expect(header(page).getByText('subscribed')).toHaveCount(0)
  })
  await newVisit(page, '[SUBS-004] a failed call shows neither an institution nor an error', async () => {
    await atUniversity(page)
    const answered = page.waitForResponse('**/api/subscription/institution')
    await page.route('**/api/subscription/institution', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken', requestId: 'r' } }),
    )
    await as('anonymous').open(page, '/help')
    await answered
    await expect(header(page).getByText('Example University')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})

const updateLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'update your record' })
const ownKey = async (page: Page): Promise<number> => (await (await page.request.get('/api/auth/profile')).json()).communityId

test('[DPERS-003] [DORG-002] who is shown the link to edit a record', async ({ page, request }) => {
  await newVisit(page, '[DPERS-003] the link to edit a person is shown to that person and to curators', async () => {
    const other = await findMemberKey(request, 'Example, Flora')
    await as('orcid').open(page, '/help')
    const own = await ownKey(page)
    await as('orcid').open(page, `/person?key=${own}`)
    await expect(updateLink(page)).toHaveAttribute('href', `/edit/person?key=${own}`)
    await as('orcid').open(page, `/person?key=${other}`)
    await expect(accountBar(page).logout).toBeVisible()
    await expect(updateLink(page)).toHaveCount(0)
    await as('curator').open(page, `/person?key=${other}`)
    await expect(updateLink(page)).toHaveAttribute('href', `/edit/person?key=${other}`)
  })
  await newVisit(page, '[DORG-002] the link to edit an organization shows to whom it has confirmed and to curators', async () => {
    const key = await findMemberKey(request, 'Example University')
    const path = `/organization?key=${key}`
    await as('institution').open(page, path)
    await expect(updateLink(page)).toHaveAttribute('href', `/edit/organization?key=${key}`)
    await as('orcid').open(page, path)
    await expect(accountBar(page).logout).toBeVisible()
    await expect(updateLink(page)).toHaveCount(0)
    await as('curator').open(page, path)
    await expect(updateLink(page)).toHaveAttribute('href', `/edit/organization?key=${key}`)
  })
  await newVisit(page, '[DORG-002] an affiliation that one added oneself does not show the link before it is confirmed', async () => {
    const key = await findMemberKey(request, 'Example University')
    await signIn(page, await newAccount())
    const [lab] = await (await page.request.get('/api/labs/search', { params: { labName: 'Example University' } })).json()
    const affiliation = { communityId: await ownKey(page), affiliations: [{ organizationId: lab.ORGANIZATION_ID }] }
    const added = await page.request.post('/api/user/insert-affiliations', { data: affiliation })
    expect(added.ok(), await added.text()).toBe(true)
    const { affiliations } = await (await page.request.get('/api/auth/profile')).json()
    expect(affiliations).toEqual([expect.objectContaining({ community_id: key, isConfirmed: false })])
    // By their network they may read the page.
    await atUniversity(page)
    await page.goto(`/organization?key=${key}`)
    await expect(accountBar(page).logout).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organization')
    await expect(updateLink(page)).toHaveCount(0)
  })
})
