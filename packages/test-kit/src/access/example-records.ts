import type { TestDatabase } from '../live/test-database.ts'
import type { ExampleRecords } from './call-examples.ts'

/** A key, and a name or accession, of each kind. People and organizations lie beside the release. */
export async function loadExampleRecords({ db, releaseId }: TestDatabase): Promise<ExampleRecords> {
  const release = `release_${releaseId}`
  const keys = await db.pool.query<{ kind: string; key: string }>(
    `select kind, min(key)::text as key from ${release}.record_document group by kind
     union all select kind, min(community_id)::text from community.member group by kind`,
  )
  const lookups = await db.pool.query<{ kind: string; by: string; value: string }>(
    `select distinct on (kind) kind, "by", value from ${release}.record_lookup where "by" in ('name', 'accession', 'id') order by kind, "by"`,
  )
  const find = <Row extends { kind: string }>(rows: readonly Row[], kind: string): Row => {
    const row = rows.find((each) => each.kind === kind)
    if (!row) throw new Error(`The demo has no ${kind}`)
    return row
  }
  return {
    keyOf: (kind) => find(keys.rows, kind).key,
    lookupOf(kind) {
      const { by, value } = find(lookups.rows, kind)
      return { [by]: value }
    },
  }
}
