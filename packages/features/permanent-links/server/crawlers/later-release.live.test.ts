import { schemaOf } from '@rosette/database/release-schema.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId, shapeHash } = database
const { as, releases } = await testApp(database)
const read = async (path: string) => (await as('anonymous').get(path)).text

test('[FAIR-005] the sitemap is that of the release which is served now, with its day', async () => {
  const before = [await read('/sitemap.xml'), await read('/sitemap/locus-1.xml')]
  await db.pool.query(`
    create schema ${schemaOf('later_one')};
    create table ${schemaOf('later_one')}.sitemap as
      select kind, part, array['/locus/AT1G00000'] as paths from ${schemaOf(releaseId)}.sitemap where kind = 'locus';
    insert into community.release select 'later_one', shape_hash, state, created_at, '2031-05-06', sources, counts
      from community.release where id = '${releaseId}'`)
  await publishRelease(db, 'later_one', shapeHash)
  await expect.poll(() => releases.current(), { timeout: 10_000, interval: 20 }).toBe('later_one')
  const [index = '', loci = ''] = [await read('/sitemap.xml'), await read('/sitemap/locus-1.xml')]
  expect([index, loci]).not.toEqual(before)
  expect(index).not.toContain('/sitemap/gene-1.xml')
  expect(loci).toContain('<url><loc>https://rosette.example/locus/AT1G00000</loc><lastmod>2031-05-06</lastmod></url>')
  expect(before[0]).toContain('/sitemap/gene-1.xml')
  expect(before[1]).not.toContain('AT1G00000')
})
