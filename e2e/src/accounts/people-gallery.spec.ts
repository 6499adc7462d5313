import { expect, type Page } from '@playwright/test'
import { peopleUrl } from '../kit/people.ts'
import { type Scene, showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl })

const locus = '/locus?name=AT4G18960'

async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem')
}

async function loginWrongly(page: Page): Promise<void> {
  await page.getByLabel('User name').fill('nobody-at-all')
  await page.getByLabel('Password').fill('wrong pass')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid username or password.')
}

const seeButton = (name: string) => (page: Page) => expect(page.getByRole('button', { name })).toBeVisible()

const pressButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** A link that works is mailed; here its call is answered as for somebody with an ORCID iD. */
const newPassword = {
  path: '/reset-password#token=none',
  seen: 'New Password',
  prepare: (page: Page) =>
    page.route('**/api/auth/linked-sign-ins', (route) =>
      route.fulfill({ json: { username: 'flora', signIns: [{ kind: 'orcid', id: '0000-0002-1825-0097' }] } }),
    ),
}

/** As for somebody who logged in a while ago. */
const askAgain = (page: Page) =>
  page.route('**/api/auth/unlink-orcid', (route) =>
    route.fulfill({ status: 403, json: { code: 'step_up_required', message: 'Please confirm that it is you.', requestId: 'r-1' } }),
  )

async function unlinkOrcid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlink ORCID' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink ORCID' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
}

/** The pages that only people with accounts, or those who want one, come to see. */
const scenes: readonly Scene[] = [
  { name: 'login', path: '/login', seen: 'Login' },
  { name: 'login-wrong', path: '/login', seen: 'Login', act: loginWrongly },
  { name: 'forgotten-password', path: '/forgotten-password', seen: 'Forgotten Password' },
  { name: 'reset-password-late', path: '/reset-password#token=none', seen: 'New Password' },
  { name: 'reset-password', ...newPassword, act: seeButton('Change Password') },
  { name: 'reset-password-faults', ...newPassword, act: submitEmpty },
  { name: 'confirm-email', path: '/confirm-email', seen: 'Confirm E-mail' },
  { name: 'confirm-address', path: '/confirm-address#token=none', seen: 'Confirm New Address', act: pressButton('Use This Address') },
  { name: 'undo-address', path: '/undo-address#token=none', seen: 'Undo Change of Address' },
  { name: 'step-up', path: '/profile', seen: /Welcome/, role: 'orcid', prepare: askAgain, act: unlinkOrcid },
  { name: 'orcid', path: '/linktoorcid', seen: 'Link to ORCID', act: seeButton('Sign in with ORCID') },
  { name: 'orcid-basic', path: '/linktoorcid', seen: 'Link to ORCID', role: 'basic', act: seeButton('Skip') },
  { name: 'orcid-failed', path: '/linktoorcid?code=forged&state=forged', seen: 'Link to ORCID', act: seeButton('Dismiss') },
  { name: 'institution', path: '/help', seen: 'Help', prepare: (page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.7' }) },
  { name: 'access-denied', path: locus, seen: 'Access Denied' },
  { name: 'access-denied-basic', path: locus, seen: 'Access Denied', role: 'basic' },
  { name: 'permission-denied', path: '/permission-denied', seen: 'Access Denied', role: 'basic' },
]

showScenes(scenes)
