import { groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GoAspect } from '../../lists/contract/views/list-groups.ts'
import { groupedAnnotations } from '../../lists/server/views/load-groups.ts'

/** The groups of the GO slim that each locus is in, of one aspect. */
export async function loadSlimGroups(
  db: ReleaseDb,
  keys: readonly number[],
  aspect: GoAspect,
): Promise<(locusId: number) => readonly string[]> {
  const rows = await db
    .selectFrom(groupedAnnotations(db, keys).as('told'))
    .select(['locusId', (eb) => eb.ref('slimGroup').$notNull().as('slimGroup')])
    .distinct()
    .where('category', '=', aspect)
    .where('isKnown', '=', true)
    .where('slimGroup', 'is not', null)
    .orderBy('slimGroup')
    .execute()
  return groupedBy(rows, 'locusId', ({ slimGroup }) => slimGroup)
}
