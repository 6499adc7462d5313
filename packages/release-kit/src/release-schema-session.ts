import { schemaOf } from '@rosette/database/release-schema.ts'
import type pg from 'pg'
import type { ReleaseWork } from './release-work.ts'

/** A transaction in which unqualified names mean the release's own tables. */
export async function inReleaseSchema(
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
  run: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const { client, releaseId } = work
  await client.query('begin')
  try {
    // Whole tables are sorted and joined here, one statement at a time: more memory than a request may have.
    await client.query(`set local search_path = ${schemaOf(releaseId)}; set local work_mem = '128MB'`)
    await run(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
