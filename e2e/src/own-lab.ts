import type { Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { z } from 'zod'
import { type Account, asPerson, newAccount, signIn } from './people.ts'

export type OwnLab = { name: string; key: number; organizationId: number }

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
