import type { Database } from '@rosette/database/open-database.ts'

/** What a refusal itself leaves behind (SECURE-028). */
const traces: Readonly<Record<string, string>> = {
  audit: `action = 'access.refused'`,
  attempt: `purpose = 'audit access.refused'`,
  audit_subject: 'true',
}

/** Number and content of all rows that outlive releases, except for those traces: equal before and after a call that changes nothing. */
export async function fingerprint({ pool }: Pick<Database, 'pool'>): Promise<unknown> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'community' and table_type = 'BASE TABLE'`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from community.${name} t
       where not (${traces[name] ?? 'false'})`,
  )
  return (await pool.query(sums.join(' union all '))).rows
}
