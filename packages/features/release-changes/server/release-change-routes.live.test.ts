import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeAll, expect, test } from 'vitest'
import { RecordStates } from '../contract/record-states.ts'
import { RecordHistory, ReleaseChanges, ReleaseList } from '../contract/release-changes.ts'
import { compareReleases } from './compare-releases.ts'

const database = await testDatabase()
const { db, releaseId: first, shapeHash } = database
const { pool } = db
const { app, releases } = await testApp(database, { hasSessions: true })
const { app: guarded } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec' } })
const { get } = callerWith(app, {})
const agamous = 2117144

async function publish(releaseId: string): Promise<void> {
  await publishRelease(db, releaseId, shapeHash)
  await expect.poll(() => releases.current()).toBe(releaseId)
}

async function edit(releaseId: string, name: string, changed: string): Promise<void> {
  await pool.query(
    `update release_${releaseId}.record_document set json = (json::jsonb || $2::jsonb)::text, etag = md5(random()::text)
     where kind = 'locus' and json::jsonb ->> 'name' = $1`,
    [name, changed],
  )
}

beforeAll(async () => {
  await pool.query('update community.release_comparison set published_at = created_at from community.release where id = release_id')
  await makeRelease(db, 'second', first)
  await edit(
    'second',
    'AT4G18960',
    JSON.stringify({
      symbols: [
        { name: 'AG', fullName: 'AGAMOUS' },
        { name: 'NEW1', fullName: null },
      ],
    }),
  )
  await edit('second', 'AT1G01010', JSON.stringify({ description: '=HYPERLINK("x")\twith a tab' }))
  await pool.query(`delete from release_second.record_document where kind = 'locus' and json::jsonb ->> 'name' = 'AT2G90120'`)
})

test('[DIFF-007] a release that is being compared says so, and lists the kinds that are done', async () => {
  await publish('second')
  const { body } = await get('/api/releases/second')
  expect(ReleaseChanges.parse(body)).toMatchObject({
    standing: 'current',
    isHeld: true,
    againstId: first,
    comparison: 'waiting',
    kinds: {},
  })
  expect((await get('/api/releases/second/changes')).status).toBe(404)
  expect((await get(`/api/record-changes/locus/${agamous}`)).body).toMatchObject({ againstId: null, areHeld: false, changes: [] })
})

test('[DIFF-007] releases are listed newest first, with what they changed by kind and section, and their files', async () => {
  await compareReleases(db)
  const list = ReleaseList.parse((await get('/api/releases')).body).releases
  expect(list).toMatchObject([
    { releaseId: 'second', standing: 'current', isHeld: true, comparison: 'compared', changedRecords: 3 },
    { releaseId: first, standing: 'earlier', isHeld: true, comparison: 'first', changedRecords: 0 },
  ])
  const { kinds, files } = ReleaseChanges.parse((await get('/api/releases/second')).body)
  expect(kinds.locus).toMatchObject({ added: 0, removed: 1, changed: 2 })
  expect(kinds.locus?.sections.map(({ section, records }) => [section, records])).toEqual(
    expect.arrayContaining([
      ['Symbols', 1],
      ['Description', 1],
    ]),
  )
  expect(kinds.germplasm).toMatchObject({ added: 0, removed: 0, changed: 0, sections: [] })
  expect(files).toMatchObject({ replaced: 0, added: 0, removed: 0 })
  expect(files.same).toBeGreaterThan(5)
  expect((await get('/api/releases/never')).status).toBe(404)
  expect((await get('/api/releases/Not-An-Id')).status).toBe(400)
})

test('[DIFF-008] the file of changes has a line for each record and section, as TSV or JSON, of all kinds or one', async () => {
  const { text, headers } = await get('/api/releases/second/changes')
  expect(headers['content-type']).toBe('text/tab-separated-values; charset=utf-8')
  expect(headers['content-disposition']).toContain('changes')
  const lines = text.split('\n')
  expect(lines[0]).toBe('kind\trecord\tkey\tchange\tsection\tadded\tremoved\trewritten')
  expect(lines).toContain(`locus\tAT4G18960\t${agamous}\tchanged\tSymbols\t1\t0\t0`)
  expect(lines.filter((line) => line.startsWith('locus\tAT2G90120\t'))).toEqual([expect.stringMatching(/\tremoved\t\t\t\t$/)])
  const json = JSON.parse((await get('/api/releases/second/changes?format=json&kind=locus')).text)
  expect(json).toMatchObject({ releaseId: 'second', againstId: first })
  expect(json.changes).toHaveLength(3)
  expect(JSON.parse((await get('/api/releases/second/changes?format=json&kind=species')).text).changes).toEqual([])
  expect((await get('/api/releases/second/changes?kind=person')).status).toBe(400)
  expect((await app.inject({ method: 'HEAD', url: '/api/releases/second/changes' })).statusCode).toBe(200)
  expect((await get(`/api/releases/${first}/changes`)).status).toBe(404)
})

test('[DIFF-009] a record says what its releases changed in it; one that did not change says nothing', async () => {
  const history = RecordHistory.parse((await get(`/api/record-changes/locus/${agamous}`)).body)
  expect(history).toMatchObject({ releaseId: 'second', againstId: first, areHeld: true, since: { releaseId: first } })
  expect(history.changes).toMatchObject([
    {
      releaseId: 'second',
      change: 'changed',
      sections: expect.arrayContaining([{ section: 'Symbols', added: 1, removed: 0, rewritten: 0 }]),
    },
  ])
  expect((await get('/api/record-changes/species/3702')).body).toMatchObject({ changes: [] })
})

test('[DIFF-010] both states of a record are read fact by fact, and unchanged sections are named', async () => {
  const states = RecordStates.parse((await get(`/api/record-states/locus/${agamous}`)).body)
  expect(states).toMatchObject({ releaseId: 'second', againstId: first })
  const symbols = states.sections.find(({ section }) => section === 'Symbols')
  expect(symbols?.rows).toEqual(expect.arrayContaining([{ label: expect.anything(), before: null, after: 'NEW1', mark: 'added' }]))
  expect(symbols?.rows.some(({ mark, before }) => mark === 'same' && before?.includes('AGAMOUS'))).toBe(true)
  expect(states.same).toContain('Gene Ontology')
  expect(states.same).not.toContain('Symbols')
  const { rows } = await pool.query<{ key: number }>(
    `select key from release_${first}.record_document where kind = 'locus' and json::jsonb ->> 'name' = 'AT2G90120'`,
  )
  expect((await get(`/api/record-states/locus/${rows[0]?.key}`)).body).toMatchObject({ after: null, sections: [], same: [] })
  expect((await get('/api/record-states/locus/999999')).status).toBe(404)
})

test('[DIFF-009] [DIFF-010] changes and states of a record are open to those who may see the record', async () => {
  const subscriber = await makeSomebody(database, guarded, 'subscriber')
  for (const path of [`/api/record-changes/locus/${agamous}`, `/api/record-states/locus/${agamous}`]) {
    const answer = await callerWith(guarded, {}).get(path)
    expect(answer).toMatchObject({ status: 403, body: { code: 'access_denied' } })
    expect(answer.text).not.toContain('NEW1')
    expect((await subscriber.get(path)).status).toBe(200)
    expect((await subscriber.get(path)).headers['cache-control']).toBe('private, no-cache')
  }
})

test('[DIFF-007] after a rollback the newer release is marked, and records no longer have its changes', async () => {
  await rollbackRelease(db, shapeHash)
  await expect.poll(() => releases.current()).toBe(first)
  expect((await get('/api/releases')).body).toMatchObject({
    releases: [
      { releaseId: 'second', standing: 'rolled_back' },
      { releaseId: first, standing: 'current' },
    ],
  })
  expect((await get(`/api/record-changes/locus/${agamous}`)).body).toMatchObject({ changes: [], areHeld: false })
  expect((await get(`/api/record-states/locus/${agamous}`)).body).toMatchObject({ againstId: null, sections: [], same: [] })
})
