import type { Page } from '@playwright/test'
import { codeOf } from '@rosette/test-kit/people/second-factor.ts'
import { newMember } from '../kit/new-accounts.ts'
import { peopleUrl } from '../kit/people.ts'
import { type Scene, showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'

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

async function beginFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText('Code is required.').scrollIntoViewIfNeeded()
}

async function addFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = page.getByRole('form', { name: 'Set up a second factor' })
  const secret = (await form.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? ''
  await form.getByLabel('Code', { exact: true }).fill(codeOf(secret.replaceAll(' ', ''), new Date()))
  await form.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('region', { name: 'Your recovery codes' }).waitFor()
}

async function removeFactor(page: Page): Promise<void> {
  await addFactor(page)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('Code is required.').waitFor()
}

/** An account with a second factor, and nobody who is signed in. */
async function prepareSecondStep(page: Page): Promise<void> {
  const { userName, password } = await newMember(page)
  await page.goto('/profile')
  await addFactor(page)
  await page.context().clearCookies()
  await page.route('**/api/auth/login', (route) => route.continue({ postData: { username: userName, password } }))
}

async function takeFirstStep(page: Page): Promise<void> {
  await page.getByLabel('User name').fill('flora')
  await page.getByLabel('Password').fill('replaced above')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('form', { name: 'Second step' }).getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Code is required.').waitFor()
}

/** What members do about how their own account is opened. */
const scenes: readonly Scene[] = [
  { name: 'token-form', path: '/profile', seen: welcome, prepare: newMember, act: beginToken },
  { name: 'token-made', path: '/profile', seen: welcome, prepare: newMember, act: makeToken },
  { name: 'token-revoke', path: '/profile', seen: welcome, prepare: newMember, act: revokeToken },
  { name: 'factor-set-up', path: '/profile', seen: welcome, prepare: newMember, act: beginFactor },
  { name: 'factor-codes', path: '/profile', seen: welcome, prepare: newMember, act: addFactor },
  { name: 'factor-remove', path: '/profile', seen: welcome, prepare: newMember, act: removeFactor },
  { name: 'factor-login', path: '/login', seen: 'Login', prepare: prepareSecondStep, act: takeFirstStep },
]

showScenes(scenes)
