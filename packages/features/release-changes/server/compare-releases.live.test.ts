import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { compareReleases } from './compare-releases.ts'
import { compareReleasesTask } from './release-change-tasks.ts'

const { db, releaseId: first, shapeHash } = await testDatabase()
const { community, pool } = db

const publish = (id: string) => publishRelease(db, id, shapeHash, { tasks: [compareReleasesTask] })

/** Changes the JSON of a record, and its tag with it. */
async function edit(releaseId: string, kind: string, name: string, path: string, value: unknown): Promise<void> {
  const { rowCount } = await pool.query(
    `update release_${releaseId}.record_document set json = jsonb_set(json::jsonb, $3::text[], $4::jsonb)::text, etag = md5(random()::text)
     where kind = $1 and json::jsonb ->> 'name' = $2`,
    [kind, name, [path], JSON.stringify(value)],
  )
  expect(rowCount).toBe(1)
}

async function comparisonOf(releaseId: string) {
  const rows = await community.selectFrom('releaseComparison').selectAll().where('releaseId', '=', releaseId).execute()
  return rows.map(({ againstId, state, counts }) => ({ againstId, state, counts: Object(counts) }))
}

function changesOf(releaseId: string) {
  return community
    .selectFrom('releaseChange')
    .select(['kind', 'name', 'change', 'sections'])
    .where('releaseId', '=', releaseId)
    .orderBy('kind')
    .orderBy('name')
    .execute()
}

test('[DIFF-001] publishing adds the pair and one job in its transaction', async () => {
  await makeRelease(db, 'same', first)
  await publish('same')
  expect(await comparisonOf('same')).toEqual([{ againstId: first, state: 'waiting', counts: {} }])
  const { rows } = await pool.query(`
    select job.xmin = published.xmin and comparison.xmin = published.xmin as "isSame" from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    cross join community.published_release as published
    join community.release_comparison as comparison on comparison.release_id = published.release_id
    where task.identifier = 'compare-releases'`)
  expect(rows).toEqual([{ isSame: true }])
})

test('[DIFF-006] a release with the same records as the one before has no change of any kind', async () => {
  expect(await compareReleases(db)).toBe(1)
  const [comparison] = await comparisonOf('same')
  expect(comparison).toMatchObject({ againstId: first, state: 'compared' })
  expect(Object.keys(comparison?.counts)).toHaveLength(24)
  for (const counts of Object.values(comparison?.counts)) expect(counts).toMatchObject({ added: 0, removed: 0, changed: 0, sections: [] })
  expect(comparison?.counts.locus.total).toBeGreaterThan(20)
  expect(await changesOf('same')).toEqual([])
})

test('[DIFF-001] what is done is not compared again, and to publish the same release once more adds nothing', async () => {
  await publish('same')
  expect(await comparisonOf('same')).toMatchObject([{ state: 'compared' }])
  expect(await compareReleases(db)).toBe(0)
})

test('[DIFF-002] [DIFF-003] records are added, removed and changed, by kind and key, with the sections that differ and no others', async () => {
  await makeRelease(db, 'edited', 'same')
  await edit('edited', 'locus', 'AT4G18960', 'description', 'Another description.')
  // The symbol of its locus stands on a protein page too, where it is not a fact of the protein.
  await edit('edited', 'protein', 'AT4G18960.1', 'primarySymbol', 'AGX')
  await edit('edited', 'germplasm', 'CS1092', 'mutagen', 'gamma rays')
  await pool.query(`delete from release_edited.record_document where kind = 'locus' and json::jsonb ->> 'name' = 'AT1G01010'`)
  await pool.query(`insert into release_edited.record_document
    select kind, 999000001, jsonb_set(json::jsonb, '{name}', '"AT9G00001"')::text, 'new' from release_same.record_document
    where kind = 'locus' and json::jsonb ->> 'name' = 'AT4G18960'`)
  await publish('edited')
  expect(await compareReleases(db)).toBe(1)
  expect(await changesOf('edited')).toEqual([
    { kind: 'germplasm', name: 'CS1092', change: 'changed', sections: [{ section: 'Summary', added: 1, removed: 0, rewritten: 0 }] },
    { kind: 'locus', name: 'AT1G01010', change: 'removed', sections: [] },
    { kind: 'locus', name: 'AT4G18960', change: 'changed', sections: [{ section: 'Description', added: 0, removed: 0, rewritten: 1 }] },
    { kind: 'locus', name: 'AT9G00001', change: 'added', sections: [] },
  ])
  const [{ counts } = { counts: {} }] = await comparisonOf('edited')
  expect(counts.locus).toMatchObject({
    added: 1,
    removed: 1,
    changed: 1,
    sections: [{ section: 'Description', records: 1, added: 0, removed: 0, rewritten: 1 }],
  })
  expect(counts.protein).toMatchObject({ added: 0, removed: 0, changed: 0, sections: [] })
})

test('[DIFF-005] a comparison that was interrupted goes on with the kinds that are missing, and two at a time count nothing twice', async () => {
  const done = await changesOf('edited')
  const [before] = await comparisonOf('edited')
  // As a killed worker leaves it: one kind is done, another was being written.
  await pool.query(`update community.release_comparison set state = 'waiting', compared_at = null,
    counts = jsonb_build_object('germplasm', counts -> 'germplasm' || '{"total": 7}') where release_id = 'edited'`)
  const stopped = new AbortController()
  stopped.abort()
  await expect(compareReleases(db, { signal: stopped.signal })).rejects.toThrow()
  expect(await comparisonOf('edited')).toMatchObject([{ state: 'waiting' }])
  await Promise.all([compareReleases(db), compareReleases(db)])
  expect(await changesOf('edited')).toEqual(done)
  const [after] = await comparisonOf('edited')
  // What was done is not done again.
  expect(after?.counts.germplasm).toEqual({ ...before?.counts.germplasm, total: 7 })
  expect({ ...after?.counts, germplasm: null }).toEqual({ ...before?.counts, germplasm: null })
})

test('[DIFF-001] a rollback adds no comparison, and the next publication is compared with what was served', async () => {
  await rollbackRelease(db, shapeHash)
  expect(await compareReleases(db)).toBe(0)
  await makeRelease(db, 'third', 'edited')
  await publish('third')
  await compareReleases(db)
  expect(await comparisonOf('third')).toMatchObject([{ againstId: 'same', state: 'compared' }])
  // The same difference as between the two before.
  expect(await changesOf('third')).toEqual(await changesOf('edited'))
})

test('[DIFF-002] if the tables of one release are gone the comparison is missed; what was found before stays for ever', async () => {
  await makeRelease(db, 'late', 'third')
  await publish('late')
  await pool.query(`drop schema release_third cascade; update community.release set state = 'retired' where id = 'third'`)
  expect(await compareReleases(db)).toBe(1)
  expect(await comparisonOf('late')).toMatchObject([{ againstId: 'third', state: 'missed', counts: {} }])
  expect(await changesOf('third')).toHaveLength(4)
})
