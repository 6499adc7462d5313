import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { demoPassword } from '@rosette/features/demo-people/contract/demo-people.ts'
import { z } from 'zod'

/** The site with accounts and the guard. A spec about people begins with `test.use({ baseURL: peopleUrl })`. */
export const peopleUrl = process.env.E2E_PEOPLE_URL

/** The site in demo mode. */
export const demoModeUrl = process.env.E2E_DEMO_MODE_URL

/** The people of `rosette demo`, with accounts like those of others. They are shared by all tests: who changes an account makes one with `newAccount`. */
export type DemoRole = 'institution' | 'basic' | 'orcid' | 'subscriber' | 'curator'

export type Account = { userName: string; password: string; email: string }

/** A network of nobody: tests that ask often do not slow each other down. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Signs one of the demo people in, in this page's browser. */
export function asPerson(page: Page, role: DemoRole): Promise<void> {
  return signIn(page, { userName: `demo-${role}`, password: demoPassword })
}

/** Signs in with user name and password, without the page. */
export async function signIn(page: Page, { userName, password }: Pick<Account, 'userName' | 'password'>): Promise<void> {
  const answer = await page.request.post(`${peopleUrl}/api/auth/login`, {
    data: { username: userName, password },
    headers: fromSomewhere(),
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Registers a new account as its page does, and confirms its e-mail address by the mailed link. */
export async function newAccount(given: Readonly<Record<string, unknown>> = {}): Promise<Account> {
  const account = freshAccount()
  const api = await request.newContext({ baseURL: peopleUrl ?? '' })
  const registered = await api.post('/api/user/register-person', {
    data: { ...registrationOf(account), ...given },
    headers: fromSomewhere(),
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const { token } = await mailedLink(api, account.email)
  const confirmed = await api.post('/api/auth/confirm-email', { data: { token }, headers: fromSomewhere() })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  await api.dispose()
  return account
}

export function freshAccount(): Account {
  const userName = `e2e${Date.now().toString(36)}${randomInt(1000)}`
  return { userName, password: 'meristem7', email: `${userName}@example.org` }
}

const Mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The link in the newest mail to an address, after as many mails as are known already. Waits for it. */
export async function mailedLink(api: APIRequestContext, email: string, known = 0): Promise<{ path: string; token: string }> {
  let text = ''
  await expect
    .poll(
      async () => {
        const mails = Mails.parse(await (await api.get(process.env.E2E_MAIL_URL ?? '', { params: { to: email } })).json())
        text = mails.at(-1)?.text ?? ''
        return mails.length
      },
      { message: `a mail to ${email}`, timeout: 30_000 },
    )
    .toBeGreaterThan(known)
  const link = /https?:\/\/\S+#token=([\w-]+)/.exec(text)
  if (!link?.[1]) throw new Error(`There is no link in: ${text}`)
  const { pathname, hash } = new URL(link[0])
  return { path: pathname + hash, token: link[1] }
}

function fromSomewhere(): Record<string, string> {
  return { 'x-forwarded-for': someAddress() }
}

/** What the registration form sends (REG-011). */
export function registrationOf({ userName, password, email }: Account): Record<string, string | boolean> {
  return {
    username: userName,
    password,
    password_confirm: password,
    email,
    okMail: false,
    okGeneSymbol: true,
    firstName: 'Erika',
    lastName: `Example ${userName}`,
    institutionName: 'Example University',
    jobTitle: 'Post-Doctoral Researcher',
    phone: '+1 555 0100',
    address: '1 Garden Street',
    country: 'Germany',
    state: 'Example State',
    city: 'Exampleton',
    postalCode: '12345',
    labName: 'Example Lab',
    contactAudience: 'nobody',
  }
}
