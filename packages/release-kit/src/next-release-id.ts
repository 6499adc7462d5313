import type pg from 'pg'

/** The day, and which release of that day: 2026_11_15_1. Ids that were ever used are not used again. */
export async function nextReleaseId(db: Pick<pg.PoolClient, 'query'>, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '_')
  const { rows } = await db.query<{ id: string }>('select id from community.release where starts_with(id, $1)', [`${day}_`])
  const numbers = rows.map(({ id }) => Number(id.slice(day.length + 1))).filter(Number.isInteger)
  return `${day}_${Math.max(0, ...numbers) + 1}`
}
