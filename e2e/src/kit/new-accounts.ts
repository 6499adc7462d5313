import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { testOrcidId, visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { z } from 'zod'
import { type Account, asPerson, newAccount, signIn } from './people.ts'

type OwnLab = { name: string; key: number; organizationId: number }

/** An organization that no other test changes. */
export async function newLab(name: string): Promise<OwnLab> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  try {
    const { communityId } = await db.community
      .insertInto('member')
      .values({ kind: 'organization', naturalKey: `e2e:${name}` })
      .returning('communityId')
      .executeTakeFirstOrThrow()
    const { organizationId } = await db.community
      .insertInto('organization')
      .values({ communityId, name })
      .returning('organizationId')
      .executeTakeFirstOrThrow()
    return { name, key: communityId, organizationId }
  } finally {
    await db.close()
  }
}

export async function ownKey(page: Page): Promise<number> {
  const profile = await (await page.request.get('/api/auth/profile')).json()
  return z.object({ communityId: z.int() }).parse(profile).communityId
}

/** Somebody new, signed in in this page's browser. */
export async function newMember(page: Page): Promise<Account & { key: number }> {
  const account = await newAccount()
  await signIn(page, account)
  return { ...account, key: await ownKey(page) }
}

/** Somebody new whom a curator has made a member of the lab, signed in in this page's browser. */
export async function newEditorOf(page: Page, { organizationId }: OwnLab): Promise<Account & { key: number }> {
  const member = await newMember(page)
  await asPerson(page, 'curator')
  const data = { communityId: member.key, affiliations: [{ organizationId }] }
  const added = await page.request.post('/api/user/insert-affiliations', { data })
  if (!added.ok()) throw new Error(await added.text())
  await signIn(page, member)
  return member
}

/** As if the member had logged in an hour ago. */
export async function ageProof(communityId: number): Promise<void> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  const provedAt = new Date(Date.now() - 3_600_000)
  await db.community.updateTable('session').set({ provedAt }).where('communityId', '=', communityId).execute()
  await db.close()
}

/** An ORCID iD that no other test uses. */
export function freshOrcidId(): string {
  return testOrcidId(randomInt(10_000_000_000))
}

/** Somebody new, signed in in this page's browser and linked to an ORCID iD, all without the page. */
export async function newOrcidAccount(page: Page, orcidId = freshOrcidId()): Promise<Account & { orcidId: string }> {
  const account = await newAccount()
  await signIn(page, account)
  const begun = await page.request.get('/api/auth/orcidloginlink')
  const { url } = z.object({ url: z.string() }).parse(await begun.json())
  const linked = await page.request.post('/api/auth/process-orcid-code', { data: await visitOrcid(url, orcidId) })
  expect(linked.status(), await linked.text()).toBe(200)
  return { ...account, orcidId }
}

/** What a person does on ORCID's own page. */
export async function allowAtOrcid(page: Page, orcidId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ORCID stand-in' })).toBeVisible()
  await page.getByLabel('ORCID iD').fill(orcidId)
  await page.getByRole('button', { name: 'Sign in and authorize' }).click()
}

const checkout = fileURLToPath(new URL('../../../', import.meta.url))

/** What an operator of the site with accounts does: `rosette admin …`. Answers its JSON. */
export async function adminCommand(...args: string[]): Promise<Record<string, unknown>> {
  const { E2E_PEOPLE_DATABASE_URL: DATABASE_URL, OPENSEARCH_URL, PATH } = process.env
  const env = { PATH, DATABASE_URL, OPENSEARCH_URL }
  const { stdout } = await promisify(execFile)('node', ['apps/cli/src/main.ts', 'admin', ...args, '--json'], { cwd: checkout, env })
  return JSON.parse(stdout)
}

export async function newActivationCode(units: number): Promise<string> {
  return String((await adminCommand('code', '--units', String(units))).code)
}
