import { inReleaseSchema, type ReleaseWork } from '../release-work.ts'

const mostNames = 5

/** Fails where the search box finds records by an identifier that lists and addresses don't know (TRUTH-065). */
export async function checkSearchedNames(work: Pick<ReleaseWork, 'client' | 'releaseId'>): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    const { rows } = await client.query<{ kind: string; names: string[]; count: number }>(
      `select kind, count(*)::int as count, (array_agg(name order by name))[:${mostNames}] as names
       from (select distinct kind, name from searched_name) as searched
       where not exists (select from identifier where identifier.name = searched.name)
       group by kind order by kind`,
    )
    await client.query('truncate searched_name')
    if (rows.length === 0) return
    const claims = rows.map(({ kind, names, count }) => `${count} of ${kind} (${names.join(', ')}${count > names.length ? ', …' : ''})`)
    throw new Error(`The search box finds records by identifiers that lists do not resolve: ${claims.join('; ')}`)
  })
}
