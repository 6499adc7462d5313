import type { CommunityDb } from '@rosette/database/community-db.ts'

/** Seconds since the site was last copied, or since it was made if it never was. */
export async function findBackupAge(db: CommunityDb, now: Date): Promise<number> {
  const { at } = await db
    .selectFrom('site')
    .select((eb) =>
      eb.fn
        .coalesce(
          eb.selectFrom('backup').select((inner) => inner.fn.max('finishedAt').as('at')),
          'site.madeAt',
        )
        .as('at'),
    )
    .executeTakeFirstOrThrow()
  return Math.max(0, (now.getTime() - at.getTime()) / 1000)
}
