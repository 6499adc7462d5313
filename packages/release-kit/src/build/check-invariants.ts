import type { KindServers } from '../kind-server.ts'
import { inReleaseSchema, type ReleaseWork } from '../release-work.ts'

const mostNames = 5

/** Fails with every sentence about the release that is not true, and with the first names that contradict it. */
export async function checkInvariants(work: Pick<ReleaseWork, 'client' | 'releaseId'>, kindServers: KindServers): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    const broken: string[] = []
    for (const { statement, sql } of Object.values(kindServers).flatMap(({ invariants = [] }) => invariants)) {
      const { rows } = await client.query<{ count: number; names: string[] }>(
        `select count(*)::int as count, (array_agg(name order by name))[:${mostNames}] as names from (${sql}) as broken`,
      )
      const [{ count, names }] = rows as [(typeof rows)[number]] // An aggregate without groups has one row.
      if (count > 0) broken.push(`${statement} (not true of ${count}: ${names.join(', ')}${count > names.length ? ', …' : ''})`)
    }
    if (broken.length > 0) throw new Error(`The release contradicts what is true of every release: ${broken.join('; ')}`)
  })
}
