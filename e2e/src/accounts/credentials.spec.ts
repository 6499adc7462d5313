import { expect, type Page } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { ageProof, newMember, newOrcidAccount, ownKey } from '../kit/new-accounts.ts'
import { asPerson, mailedLink, newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { accountBar } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const login = (page: Page) => page.getByRole('form', { name: 'Login details', exact: true })
const answer = (page: Page) => page.getByRole('main').getByRole('status')
const stay = (page: Page) => login(page).getByLabel('Email')

/** Somebody new asks on their edit page for another address. */
async function requestAddress(page: Page) {
  const member = await newMember(page)
  const email = `new-${member.email}`
  await page.goto(`/edit/person?key=${member.key}`)
  await stay(page).fill(email)
  await login(page).getByLabel('Current Password').fill(member.password)
  await login(page).getByRole('button', { name: 'Update Login Details' }).click()
  await expect(answer(page).filter({ hasText: `To use ${email}, follow the link we sent to it.` })).toBeVisible()
  await expect(stay(page)).toHaveValue(member.email)
  return { member, email }
}

test('[SECURE-004] a new address counts after it is confirmed from its mailbox', async ({ page }) => {
  const { member, email } = await requestAddress(page)
  await page.reload()
  await expect(answer(page).filter({ hasText: email })).toBeVisible()
  await page.goto((await mailedLink(page.request, email)).path)
  await page.getByRole('button', { name: 'Use This Address' }).click()
  await expect(answer(page).last()).toContainText('Your account now uses this e-mail address.')
  expect(page.url()).not.toContain('token')
  await page.goto(`/edit/person?key=${member.key}`)
  await expect(stay(page)).toHaveValue(email)
  await expect(page.getByText('follow the link we sent to it')).toHaveCount(0)
})

test('[SECURE-004] the old address undoes the change, and its owner chooses a new password', async ({ page }) => {
  const { member, email } = await requestAddress(page)
  const undo = await mailedLink(page.request, member.email, 1)
  await page.goto((await mailedLink(page.request, email)).path)
  await page.getByRole('button', { name: 'Use This Address' }).click()
  await expect(answer(page).last()).toContainText('Your account now uses this e-mail address.')
  // The second notice, before the link to choose a password.
  await mailedLink(page.request, member.email, 2)

  await page.goto(undo.path)
  await page.getByRole('button', { name: 'Undo the Change' }).click()
  await expect(answer(page).last()).toContainText('Your account uses this e-mail address as before')
  await expect(accountBar(page).login).toBeVisible()
  await page.goto((await mailedLink(page.request, member.email, 3)).path)
  await page.getByLabel('New password', { exact: true }).fill('mw4Zt8')
  await page.getByLabel('Confirm new password').fill('mw4Zt8')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(answer(page).last()).toContainText('Your password has been changed.')
  await signIn(page, { ...member, password: 'mw4Zt8' })
  await page.goto(`/edit/person?key=${member.key}`)
  await expect(stay(page)).toHaveValue(member.email)
})

for (const isStored of [true, false])
  test(`[SECURE-005] a new password asks whether the linked ORCID iD stays: ${isStored ? 'yes' : 'no'}`, async ({ page }) => {
    const { orcidId, ...account } = await newOrcidAccount(page)
    await page.goto('/forgotten-password')
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Send Link' }).click()
    await expect(answer(page).last()).toContainText('we have sent it a link')
    await page.goto((await mailedLink(page.request, account.email, 1)).path)
    const keep = page.getByLabel(`Keep logging in with ORCID iD ${orcidId}`)
    await expect(keep).not.toBeChecked()
    if (isStored) await keep.check()
    await page.getByLabel('New password', { exact: true }).fill('mw4Zt8')
    await page.getByLabel('Confirm new password').fill('mw4Zt8')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(answer(page).last()).toContainText('Your password has been changed.')
    expect((await (await page.request.get('/api/auth/profile')).json()).username).toBeNull()
    await signIn(page, { ...account, password: 'mw4Zt8' })
    expect((await (await page.request.get('/api/auth/profile')).json()).orcidId).toBe(isStored ? orcidId : null)
  })

test('[SECURE-005] [SECURE-007] [SECURE-006] links that no longer work, passwords that are asked for and links that curators send', async ({
  page,
}) => {
  await newVisit(page, '[SECURE-005] a link that no longer works leads to a new one', async () => {
    await page.goto('/reset-password#token=none')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has already been used or has expired.')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await page.waitForURL('/forgotten-password')
  })
  await newVisit(page, '[SECURE-007] a member who logged in a while ago enters the password before ORCID is unlinked', async () => {
    const account = await newOrcidAccount(page)
    await ageProof(await ownKey(page))
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Unlink ORCID' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink ORCID' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expect(question.getByRole('link', { name: 'Log in again with ORCID' })).toHaveAttribute('href', '/login?redirect=%2Fprofile')
    await question.getByLabel('Current password').fill('wrong pass')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question).toContainText('Your current password is incorrect.')
    await question.getByLabel('Current password').fill(account.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('ORCID account successfully unlinked')).toBeVisible()
    await expect(question).toHaveCount(0)
  })
  await newVisit(page, '[SECURE-006] a curator sends another person a reset link and can enter no password', async () => {
    const account = await newAccount()
    await signIn(page, account)
    const key = await ownKey(page)
    await asPerson(page, 'curator')
    await page.goto(`/edit/person?key=${key}`)
    await expect(page.getByRole('main').getByRole('form')).toHaveCount(3)
    await expect(stay(page)).not.toBeEditable()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await login(page).getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(login(page).getByRole('status')).toContainText('on its way to this address')
    expect((await mailedLink(page.request, account.email, 1)).path).toContain('/reset-password')
  })
})

test('[SECURE-050] a new password revokes the access tokens, unless the member keeps them', async ({ page }) => {
  const member = await newMember(page)
  await page.request.post('/api/user/access-tokens', { data: { name: 'Script', days: 30 } })
  const countTokens = async () => (await (await page.request.get('/api/user/access-tokens')).json()).length
  const passwords = [member.password, 'kw7Stamen', 'zq8Sepal']
  for (const [at, isKeeping] of [true, false].entries()) {
    await page.goto(`/edit/person?key=${member.key}`)
    await login(page)
      .getByLabel('Current Password')
      .fill(passwords[at] ?? '')
    for (const label of ['New Password', 'Confirm New Password'])
      await login(page)
        .getByLabel(label, { exact: true })
        .fill(passwords[at + 1] ?? '')
    await login(page).getByRole('checkbox', { name: 'Keep my access tokens' }).setChecked(isKeeping)
    await login(page).getByRole('button', { name: 'Update Login Details' }).click()
    await expect(answer(page)).toContainText('Person credentials updated successfully.')
    expect(await countTokens()).toBe(isKeeping ? 1 : 0)
  }
})
