import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { demoPassword } from '@rosette/features/demo-people/contract/demo-people.ts'
import { findMemberKey } from '../kit/api-calls.ts'
import { peopleUrl } from '../kit/people.ts'
import { type Scene, showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl })

async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem')
}

const seeForm = (name: string) => (page: Page) => expect(page.getByRole('form', { name })).toBeVisible()

async function searchLab(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an organization' }).fill('Example')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
}

async function ownEditPage(request: APIRequestContext): Promise<string> {
  await request.post('/api/auth/login', { data: { username: 'demo-basic', password: demoPassword } })
  const { communityId } = await (await request.get('/api/auth/profile')).json()
  return `/edit/person?key=${communityId}`
}

/** As for somebody who has asked for another address. */
const waitForAddress = (page: Page) =>
  page.route('**/api/user/person-details**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), pendingEmail: 'new-address@example.org' } })
  })

/** The pages on which people enter something about themselves and their labs. */
const scenes: readonly Scene[] = [
  { name: 'register', path: '/register', seen: 'Register' },
  { name: 'register-faults', path: '/register', seen: 'Register', act: submitEmpty },
  {
    name: 'edit-person',
    path: async (request) => `/edit/person?key=${await findMemberKey(request, 'Example, Flora')}`,
    seen: 'Edit Person',
    role: 'curator',
    act: searchLab,
  },
  {
    name: 'edit-person-reset-link',
    path: async (request) => `/edit/person?key=${await findMemberKey(request, 'Seedling, Bela')}`,
    seen: 'Edit Person',
    role: 'curator',
    act: seeForm('Login details'),
  },
  {
    name: 'edit-person-new-address',
    path: ownEditPage,
    seen: 'Edit Person',
    role: 'basic',
    prepare: waitForAddress,
    act: seeForm('Login details'),
  },
  {
    name: 'edit-organization',
    path: async (request) => `/edit/organization?key=${await findMemberKey(request, 'Example University')}`,
    seen: 'Edit Organization',
    role: 'curator',
    act: seeForm('Organization'),
  },
]

showScenes(scenes)
