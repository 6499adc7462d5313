import type { SourceReport } from './load-report.ts'
import { inReleaseSchema } from './release-schema-session.ts'
import type { ReleaseWork } from './release-work.ts'

/** Writes down what the release was loaded from and which lines it could not use. */
export async function saveSources(work: ReleaseWork, sources: readonly SourceReport[]): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    for (const { rejectedLines, isDemo, ...source } of sources) {
      await client.query('insert into release_source select * from jsonb_populate_record(null::release_source, $1)', [
        JSON.stringify({ ...source, is_demo: isDemo }),
      ])
      await client.query('insert into rejected_line select * from jsonb_populate_recordset(null::rejected_line, $1)', [
        JSON.stringify(rejectedLines),
      ])
    }
    const facts = sources.map(({ rejectedLines, ...source }) => source)
    await client.query('update community.release set sources = $2 where id = $1', [work.releaseId, JSON.stringify(facts)])
  })
}
