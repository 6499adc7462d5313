import { type APIRequestContext, expect } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { withDatabase } from '@rosette/database/scratch-database.ts'
import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { test } from '../kit/test.ts'
import { listenForErrors, visitRecord } from '../kit/visit-records.ts'
import { as } from '../kit/visitor.ts'

// A twentieth of the visits runs with the browser tests, of the demo release and, where they are at hand, of the official files;
// `npm run check:visits` opens all of them, on the release that DATABASE_URL names.
const {
  E2E_DEMO_URL,
  E2E_REAL_URL,
  E2E_DEMO_NAME,
  E2E_REAL_NAME,
  DATABASE_URL = '',
  E2E_VISITS_SEED: seed = '16',
  E2E_VISITS: wanted = 'few',
} = process.env
const [url, site] = E2E_REAL_URL ? [E2E_REAL_URL, E2E_REAL_NAME] : [E2E_DEMO_URL, E2E_DEMO_NAME]
const databaseUrl = site ? withDatabase(DATABASE_URL, site) : DATABASE_URL
const share = wanted === 'all' ? 1 : 0.05

// Tall, so that few steps bring every section near.
test.use({ baseURL: url, viewport: { width: 1440, height: 4000 } })

/** All visits: one test for each kind. A few: two tests that each keep one page, because opening pages costs more than the visits. */
const groups = wanted === 'all' ? kindNames.map((name) => [name]) : [0, 1].map((rest) => kindNames.filter((_, index) => index % 2 === rest))

for (const names of groups) {
  test(`[VISIT-001] random records open without an error: ${names.join(', ')}`, { tag: '@long' }, async ({ page, request }) => {
    test.setTimeout(names.length * 100 * share * 10_000)
    const messages = listenForErrors(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await as('anonymous').open(page, '/')
    const found: string[] = []
    for (const name of names) {
      let usual: string | null = null
      for (const key of await randomKeys(request, name, Math.ceil((name === 'locus' ? 200 : 100) * share))) {
        const path = `/${kinds[name].path}?key=${key}`
        const { record, sections, errors } = await visitRecord(page, path)
        // All records of a kind have the same sections; a locus outside the annotation leaves out what it can't have (TRUTH-011).
        if (!Array.isArray(record.knownFrom) || record.knownFrom.length === 0) {
          usual ??= sections.join(', ')
          if (sections.join(', ') !== usual) errors.push(`has the sections ${sections.join(', ')} instead of ${usual}`)
        }
        found.push(...[...errors, ...messages.splice(0)].map((error) => `${path}: ${error}`))
      }
    }
    expect(found).toEqual([])
  })
}

/** The same keys for the same release and seed. People and organizations are not part of a release. */
async function randomKeys(request: APIRequestContext, kind: string, count: number): Promise<string[]> {
  const { releaseId } = await (await request.get('/api/release')).json()
  expect(releaseId).toMatch(/^\w+$/)
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const sql = `select key from release_${releaseId}.record_document where kind = $1 order by md5(key || $2), key limit $3`
    const { rows } = await db.pool.query<{ key: string }>(sql, [kind, seed, count])
    return rows.map(({ key }) => String(key))
  } finally {
    await db.close()
  }
}
