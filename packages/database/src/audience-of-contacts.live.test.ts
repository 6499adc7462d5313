import { readFile } from 'node:fs/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'

const { db } = await testDatabase('empty')

test('[REG-017] who was public is shown to everyone, and who was told that only curators see them to nobody else', async () => {
  await db.pool.query(
    'alter table community.person drop column contact_audience, add column is_contact_public boolean not null default false',
  )
  for (const isPublic of [true, false]) {
    const member = await db.community
      .insertInto('member')
      .values({ kind: 'person', naturalKey: `public-${isPublic}` })
      .returning('communityId')
      .executeTakeFirstOrThrow()
    const values = [member.communityId, String(isPublic), isPublic]
    await db.pool.query('insert into community.person (community_id, last_name, is_contact_public) values ($1, $2, $3)', values)
  }
  await db.pool.query(await readFile(new URL('./migrations/0026-audience-of-contacts.sql', import.meta.url), 'utf8'))
  const rows = await db.community.selectFrom('person').select(['lastName', 'contactAudience']).orderBy('lastName').execute()
  expect(rows).toEqual([
    { lastName: 'false', contactAudience: 'nobody' },
    { lastName: 'true', contactAudience: 'everyone' },
  ])
})
