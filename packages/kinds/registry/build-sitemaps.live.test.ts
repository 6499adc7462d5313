import { buildSitemaps } from '@rosette/release-kit/build/build-sitemaps.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const { db, releaseId } = await testDatabase()

test('[FAIR-005] sitemaps of any length hold every current record of the release once, and no obsolete one', async () => {
  const { rows: expected } = await db.pool.query<{ kind: string; current: number }>(
    `select kind, count(distinct key)::int as current from release_${releaseId}.identifier
     where type = 'name' and status = 'current' group by kind`,
  )
  const current = new Map(expected.map((row) => [row.kind, row.current]))
  // 1 makes every count an exact multiple.
  for (const length of [1, 7, 10_000]) {
    const client = await db.pool.connect()
    await buildSitemaps({ kinds, kindServers }, { client, releaseId }, length)
    const { rows } = await client.query<{ kind: string; part: number; paths: string[] }>(
      `select kind, part, paths from release_${releaseId}.sitemap order by kind, part`,
    )
    client.release()
    const counted = new Map<string, number>()
    const seen = new Set<string>()
    for (const { kind, part, paths } of rows) {
      expect(paths.length, `${kind} ${part} by ${length}`).toBeLessThanOrEqual(length)
      expect(paths.length, `${kind} ${part} by ${length}`).toBeGreaterThan(0)
      counted.set(kind, (counted.get(kind) ?? 0) + paths.length)
      for (const path of paths) seen.add(path)
    }
    for (const [kind, count] of counted) expect(count, `${kind} by ${length}`).toBe(current.get(kind))
    expect(seen.size).toBe([...counted.values()].reduce((sum, count) => sum + count, 0))
    expect(seen).toContain('/locus/AT4G18960')
    expect(seen).not.toContain('/locus/AT1G99920')
  }
})
