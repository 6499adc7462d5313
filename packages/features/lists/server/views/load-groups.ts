import { geneOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { sql } from 'kysely'
import { type FurtherGroup, furtherGroups, type GoAspect, type GroupCount, type ListGroups } from '../../contract/views/list-groups.ts'

/** Genes of a set in each group of each aspect. */
export type GroupCounts = {
  genes: number
  groups: readonly RowOf<typeof groupCountsQuery>[]
  states: readonly RowOf<typeof stateCountsQuery>[]
}

export async function countGroups(db: ReleaseDb, locusIds: readonly number[]): Promise<GroupCounts> {
  const [groups, states] = await Promise.all([groupCountsQuery(db, locusIds).execute(), stateCountsQuery(db, locusIds).execute()])
  return { genes: locusIds.length, groups, states }
}

/** The whole genome: loci in use that lie on it. */
export async function countGenomeGroups(db: ReleaseDb): Promise<GroupCounts> {
  const all = kindServers.locus.geneSets?.all
  if (!all) throw new Error('Nobody knows all loci')
  return countGroups(db, await all(db))
}

/** Largest groups of the list first, those without a name of their own and the genes outside all groups last. */
export function compareGroups(list: GroupCounts, genome: GroupCounts): ListGroups['aspects'] {
  return geneOntologyCategories.map(({ category: aspect }) => {
    const ofList = groupsOf(list, aspect)
    const ofGenome = groupsOf(genome, aspect)
    const names = new Set([...ofGenome.groups.keys(), ...ofList.groups.keys()])
    const groups = [...names].map((name) => toCount(name, ofList.groups.get(name), ofGenome.groups.get(name), false))
    const further = furtherGroups.map((name) => toCount(name, ofList.further[name], ofGenome.further[name], true))
    return { aspect, list: ofList.annotated, genome: ofGenome.annotated, groups: [...groups.toSorted(inOrder), ...further] }
  })
}

function groupsOf({ genes, groups, states }: GroupCounts, aspect: GoAspect) {
  const state = states.find(({ category }) => category === aspect)
  const { inGroup = 0, known = 0, reported = 0 } = state ?? {}
  const further: Record<FurtherGroup, number> = {
    'in no group of the slim': known - inGroup,
    'stated to be unknown': reported - known,
    'without annotation': genes - reported,
  }
  const own = groups.filter(({ category }) => category === aspect)
  return { annotated: known, further, groups: new Map(own.map(({ slimGroup, genes: count }) => [slimGroup, count])) }
}

function toCount(name: string, list = 0, genome = 0, isFurther: boolean): GroupCount {
  return { name, list, genome, isFurther }
}

const isOther = ({ name }: GroupCount) => name.startsWith('other ')

function inOrder(one: GroupCount, other: GroupCount): number {
  return (
    Number(isOther(one)) - Number(isOther(other)) || other.list - one.list || other.genome - one.genome || (one.name < other.name ? -1 : 1)
  )
}

const aspects = geneOntologyCategories.map(({ category }) => category)

/** The terms that stand for a whole aspect: an annotation to one says that nothing is known. */
const roots = ['GO:0008150', 'GO:0003674', 'GO:0005575']

/** Says something: neither a root nor the evidence code for no data. */
const isKnown = sql<boolean>`(annotation.evidence_code is distinct from 'ND' and term.natural_key <> all(${sql.val(roots)}))`

/** Annotations of loci to the Gene Ontology, with the groups of their terms. What is negated says nothing of a gene. */
export function groupedAnnotations(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .leftJoin('ontologySlim as slim', 'slim.keywordId', 'annotation.keywordId')
    .select(['term.category', 'annotation.locusId', 'term.keywordId', 'term.name as termName', 'slim.slimGroup', isKnown.as('isKnown')])
    .where('annotation.locusId', '=', amongKeys(locusIds))
    .where('annotation.isNegated', '=', false)
    .where('term.category', '=', amongKeys(aspects))
}

function groupCountsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom(groupedAnnotations(db, locusIds).as('told'))
    .select(['category', (eb) => eb.ref('slimGroup').$notNull().as('slimGroup')])
    .select((eb) => eb.fn.count<number>('locusId').distinct().as('genes'))
    .where('isKnown', '=', true)
    .where('slimGroup', 'is not', null)
    .groupBy(['category', 'slimGroup'])
}

/** What is known of each gene in each aspect. */
export function geneStatesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom(groupedAnnotations(db, locusIds).as('told'))
    .select(['category', 'locusId'])
    .select([sql<boolean>`bool_or(is_known and slim_group is not null)`.as('isInGroup'), sql<boolean>`bool_or(is_known)`.as('isKnown')])
    .groupBy(['category', 'locusId'])
}

function stateCountsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom(geneStatesQuery(db, locusIds).as('gene'))
    .select('category')
    .select([
      sql<number>`count(*) filter (where is_in_group)`.as('inGroup'),
      sql<number>`count(*) filter (where is_known)`.as('known'),
      sql<number>`count(*)`.as('reported'),
    ])
    .groupBy('category')
}
