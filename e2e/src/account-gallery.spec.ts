import { type Page, test } from '@playwright/test'
import { type Scene, showScenes } from './check-page.ts'
import { newMember } from './new-accounts.ts'
import { peopleUrl } from './people.ts'

test.use({ baseURL: peopleUrl })

const welcome = /^Welcome/

async function beginToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Name is required.').scrollIntoViewIfNeeded()
}

async function makeToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nightly download of loci for the group’s own database')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('region', { name: 'Your new token' }).scrollIntoViewIfNeeded()
}

async function revokeToken(page: Page): Promise<void> {
  await makeToken(page)
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('dialog', { name: 'Revoke this token?' }).waitFor()
}

/** What members do about how their own account is opened. */
const scenes: readonly Scene[] = [
  { name: 'token-form', path: '/profile', seen: welcome, prepare: newMember, act: beginToken },
  { name: 'token-made', path: '/profile', seen: welcome, prepare: newMember, act: makeToken },
  { name: 'token-revoke', path: '/profile', seen: welcome, prepare: newMember, act: revokeToken },
]

showScenes(scenes)
