import { inReleaseSchema } from './release-schema-session.ts'
import type { ReleaseWork } from './release-work.ts'

/** A name or accession leads to one record of its kind; where two records claim it, the build fails and says which. */
export async function finishLookups(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    const { rows } = await client.query<{ claim: string }>(`
      select kind || ' ' || "by" || ' ''' || value || ''' (keys ' || string_agg(key::text, ', ' order by key) || ')' as claim
      from record_lookup group by kind, "by", value having count(*) > 1 order by 1 limit 5`)
    if (rows.length > 0) throw new Error(`Several records claim the same name: ${rows.map((row) => row.claim).join('; ')}`)
    await client.query('create unique index record_lookup_value on record_lookup (kind, "by", value) include (key)')
    await client.query('analyze record_document; analyze record_lookup')
  })
}
