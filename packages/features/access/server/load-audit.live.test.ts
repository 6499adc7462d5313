import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount } from '@rosette/test-kit/people/test-people.ts'
import { expect, inject, test } from 'vitest'
import { loadAudit } from './load-audit.ts'
import { type Actor, type AuditLine, noteAudit } from './note-audit.ts'

const { db } = await testDatabase('empty')
const { community } = db
const network = '192.0.2.7'
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const note = (actor: Actor, line: AuditLine) => community.transaction().execute((tx) => noteAudit(tx, actor, line))
const newPerson = () => makeAccount(community, { userName: `flora-${randomBytes(4).toString('hex')}`, passwordHash: null })
const memberOf = ({ communityId }: { communityId: number }) => ({ role: 'member', communityId, network }) as const
const stored = () =>
  community.selectFrom('audit').select(['actor', 'subject', 'details']).orderBy('auditId', 'desc').limit(1).executeTakeFirstOrThrow()
const auditOf = (communityId: number) => loadAudit(community, { about: communityId, limit: 50 })

test('[SECURE-016] a row has random ids, and the mapping knows for whom they stand and from which network', async () => {
  const [flora, curator] = [await newPerson(), await newPerson()]
  await note(memberOf(curator), { action: 'person.update', subject: `person:${flora.communityId}` })
  const row = await stored()
  expect(row.actor).toMatch(new RegExp(`^member:${uuid}$`))
  expect(row.subject).toMatch(new RegExp(`^person:${uuid}$`))
  expect(await loadAudit(community, { subject: `person:${flora.communityId}`, limit: 9 })).toMatchObject([
    { actor: `member:${curator.communityId}`, network, action: 'person.update', subject: `person:${flora.communityId}` },
  ])
  expect(await auditOf(curator.communityId)).toHaveLength(1)
})

test('[SECURE-016] who acts on themselves, and again within a day, has one id', async () => {
  const flora = await newPerson()
  const subject = `person:${flora.communityId}`
  await note(memberOf(flora), { action: 'person.update', subject })
  const first = await stored()
  expect(first.actor.replace('member', 'person')).toBe(first.subject)
  await note(memberOf(flora), { action: 'person.update', subject })
  expect(await stored()).toEqual(first)
  await community
    .updateTable('auditSubject')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where('communityId', '=', flora.communityId)
    .execute()
  await note(memberOf(flora), { action: 'person.update', subject })
  expect((await stored()).actor).not.toBe(first.actor)
  expect(await auditOf(flora.communityId)).toHaveLength(3)
})

test('[SECURE-016] a visitor is a network; the party of a person and a person in the details are ids, organizations keep their names', async () => {
  const flora = await newPerson()
  const [visitor, organization] = [{ role: 'anonymous', network } as const, 'organization:7']
  await note(visitor, { action: 'organization.confirm_affiliation', subject: organization, details: { person: flora.communityId } })
  const row = await stored()
  expect(row).toMatchObject({ actor: expect.stringMatching(`^visitor:${uuid}$`), subject: organization })
  expect(JSON.stringify(row.details)).toMatch(new RegExp(`^{"person":"person:${uuid}"}$`))
  const [line] = await loadAudit(community, { subject: organization, limit: 1 })
  expect(line).toMatchObject({ actor: 'visitor', network, details: { person: `person:${flora.communityId}` } })
  const { partyId } = flora
  await note('command', { action: 'units.grant', subject: `party:${partyId}` })
  expect(await stored()).toMatchObject({ actor: 'command', subject: expect.stringMatching(`^party:${uuid}$`) })
  expect(await loadAudit(community, { subject: `party:${partyId}`, limit: 9 })).toMatchObject([{ subject: `party:${partyId}` }])
})

test('[SECURE-016] the database itself refuses a row that names a person', async () => {
  for (const [actor, subject] of [
    ['member:17', 'symbol:ABC'],
    ['command', 'person:17'],
  ] as const)
    await expect(community.insertInto('audit').values({ actor, action: 'test', subject }).execute()).rejects.toThrow('audit_names_nobody')
})

test('[SECURE-016] with the person the mapping goes, and the rows stay as they are', async () => {
  const [left, other] = [await newPerson(), await newPerson()]
  for (const person of [left, other]) await note(memberOf(person), { action: 'leave', subject: `person:${person.communityId}` })
  const rows = () => community.selectFrom('audit').selectAll().where('action', '=', 'leave').orderBy('auditId').execute()
  const before = await rows()
  await community.deleteFrom('person').where('communityId', '=', left.communityId).execute()
  expect(await rows()).toEqual(before)
  expect(await auditOf(left.communityId)).toEqual([])
  expect(await auditOf(other.communityId)).toHaveLength(1)
  const shown = (await loadAudit(community, { limit: 99 })).filter(({ action }) => action === 'leave')
  expect(shown.map(({ actor, network: from }) => [new RegExp(uuid).test(actor), from])).toEqual([
    [false, network],
    [true, null],
  ])
})

test('[SECURE-016] rows written before have no names any more, and stay append-only', async () => {
  await withScratchDatabase(inject('liveRun').databaseUrl, 'rosette_test_audit', async (url) => {
    const scratch = openDatabase({ url, poolSize: 2 })
    const dir = await mkdtemp(join(tmpdir(), 'rosette-migrations-'))
    const all = new URL('../../../database/src/migrations/', import.meta.url)
    try {
      for (const name of await readdir(all)) if (name < '0010') await cp(new URL(name, all), join(dir, name))
      await migrate(scratch, pathToFileURL(`${dir}/`))
      await scratch.pool.query(`
        insert into community.member (community_id, kind, natural_key) values (17, 'person', 'flora'), (18, 'organization', 'lab');
        insert into community.person (community_id, last_name) values (17, 'Flora');
        insert into community.party (party_type, name, community_id) values ('person', 'Flora', 17), ('institution', 'Lab', 18);
        insert into community.audit (actor, action, subject, details) values
          ('member:17', 'person.update', 'person:17', '{"lastName": "Flora", "city": "Meadow"}'),
          ('visitor', 'account.register', 'person:99', '{"userName": "gone", "email": "gone@example.org"}'),
          ('command', 'units.grant', 'party:1', '{"units": 5}'), ('command', 'range.add', 'party:2', '{"first": "192.0.2.0"}'),
          ('member:17', 'organization.confirm_affiliation', 'organization:18', '{"person": 17}')`)
      await migrate(scratch)
      const { rows } = await scratch.pool.query('select actor, subject, details from community.audit order by audit_id')
      expect(JSON.stringify(rows)).not.toMatch(/Flora|Meadow|gone|:(17|99)\b/)
      expect(rows.slice(1, 4)).toMatchObject([
        { details: {} },
        { details: { units: 5 } },
        { subject: 'party:2', details: { first: '192.0.2.0' } },
      ])
      const [last, , grant, , first] = await loadAudit(scratch.community, { limit: 9 })
      expect(first).toMatchObject({ actor: 'member:17', subject: 'person:17', details: { fields: ['city', 'lastName'] } })
      expect(grant).toMatchObject({ subject: 'party:1' })
      expect(last).toMatchObject({ subject: 'organization:18', details: { person: 'person:17' } })
      await expect(scratch.pool.query('delete from community.audit')).rejects.toThrow('are only ever added')
    } finally {
      await rm(dir, { recursive: true })
      await scratch.close()
    }
  })
})
