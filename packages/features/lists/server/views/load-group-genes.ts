import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ListPage } from '@rosette/release-kit/list-pages.ts'
import { nameLoci } from '../../../list-contents/server/name-loci.ts'
import { type FurtherGroup, furtherGroups, type GroupGenes, type GroupGenesQuery } from '../../contract/views/list-groups.ts'
import { geneStatesQuery, groupedAnnotations } from './load-groups.ts'

/** The genes of a list behind a group, in the order of the list, with the terms that put them there. */
export async function loadGroupGenes(
  db: ReleaseDb,
  locusIds: readonly number[],
  { aspect, group }: Group,
  pageOf: (keys: readonly number[], nameOf: (key: number) => number) => ListPage<number>,
): Promise<GroupGenes> {
  const termsOf = await loadTerms(db, locusIds, { aspect, group })
  const found = furtherGroups.find((name) => name === group)
  const members = found ? await findFurther(db, locusIds, aspect, found) : locusIds.filter((key) => termsOf.has(key))
  const { rows, from, next } = pageOf(members, (key) => key)
  const named = await nameLoci(db, rows)
  const genes = rows.flatMap((key) => {
    const gene = named.get(key)
    return gene ? [{ ...gene, terms: termsOf.get(key) ?? [] }] : []
  })
  return { total: members.length, from, genes, next }
}

type Group = Pick<GroupGenesQuery, 'aspect' | 'group'>

type Term = GroupGenes['genes'][number]['terms'][number]

async function loadTerms(db: ReleaseDb, locusIds: readonly number[], { aspect, group }: Group): Promise<Map<number, Term[]>> {
  const rows = await db
    .selectFrom(groupedAnnotations(db, locusIds).as('told'))
    .select(['locusId', 'keywordId', 'termName'])
    .distinct()
    .where('category', '=', aspect)
    .where('slimGroup', '=', group)
    .where('isKnown', '=', true)
    .orderBy('termName')
    .execute()
  const termsOf = new Map<number, Term[]>()
  for (const { locusId, keywordId: key, termName: label } of rows) {
    if (locusId === null) continue
    termsOf.set(locusId, [...(termsOf.get(locusId) ?? []), { kind: 'keyword', key, label }])
  }
  return termsOf
}

/** Genes that are in no group, by what is known of them. */
async function findFurther(db: ReleaseDb, locusIds: readonly number[], aspect: string, group: FurtherGroup): Promise<number[]> {
  const states = await geneStatesQuery(db, locusIds).where('category', '=', aspect).execute()
  const stateOf = new Map(states.map((state) => [state.locusId, state]))
  const isIn: Record<FurtherGroup, (key: number) => boolean> = {
    'in no group of the slim': (key) => stateOf.get(key)?.isKnown === true && stateOf.get(key)?.isInGroup !== true,
    'stated to be unknown': (key) => stateOf.get(key)?.isKnown === false,
    'without annotation': (key) => !stateOf.has(key),
  }
  return locusIds.filter(isIn[group])
}
