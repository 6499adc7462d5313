import { toGenomeBins } from '@rosette/contract-kit/records/genome-bins.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import { familyCopies } from '../contract/family-copies.ts'
import { type FamilyMember, type FamilySummary, mostMembers } from '../contract/family-summary.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { toTransposonfamilyDocument, transposonfamilyIndex, transposonfamilySearch } from './index-transposonfamily.ts'
import { loadFamilyCopies } from './load-family-copies.ts'

/** The transposon kind reads the file: families are derived from their elements. */
export const transposonfamilyServer = defineKindServer<TransposonfamilyRecord>({
  tables: [new URL('./transposonfamily-tables.sql', import.meta.url)],
  derive: [new URL('./transposonfamily-derive.sql', import.meta.url)],
  derivesFrom: ['transposable_element'],
  loadsFrom: ['transposon'],
  sources: [],
  keys: { table: 'transposon_family', column: 'transposon_family_id' },
  loadRecords: loadTransposonFamilies,
  lookups: () => [],
  identifiers: ({ transposonFamilyName: name }) => ({ label: name, names: [{ type: 'name', name }] }),
  ownFacts: {
    transposonFamilyName: 'Summary',
    dateLastUpdated: 'Summary',
    superFamilyName: 'Summary',
    associatedTransposons: (members) => ({ Transposons: members.map(({ transposon }) => transposon) }),
    transposonFamilyId: null,
    copies: null,
  },
  publicView: {
    summary: ({ transposonFamilyName, superFamilyName }) => ({ name: transposonFamilyName, type: superFamilyName }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: {
    index: transposonfamilyIndex,
    criteria: transposonfamilySearch,
    toDocument: toTransposonfamilyDocument,
    namesOfOthers: ['super_family_name'],
  },
  parts: [definePart(familyCopies, loadFamilyCopies)],
})

export async function loadTransposonFamilies(db: ReleaseDb, familyIds: readonly number[]): Promise<Map<number, TransposonfamilyRecord>> {
  const [rows, members] = await Promise.all([familyRowsQuery(db, familyIds).execute(), familyMembersQuery(db, familyIds).execute()])
  const membersOf = groupedBy(members, 'transposonFamilyId')
  return new Map(
    rows.map((row) => {
      const all = membersOf(row.transposonFamilyId).flatMap(toMember)
      return [
        row.transposonFamilyId,
        { ...row, dateLastUpdated: null, copies: summarise(all), associatedTransposons: all.slice(0, mostMembers) },
      ]
    }),
  )
}

function summarise(members: readonly FamilyMember[]): FamilySummary {
  const lengths = members.map(lengthOf).toSorted((one, other) => one - other)
  const longest = lengths.at(-1)
  return {
    count: members.length,
    together: lengths.reduce((sum, length) => sum + length, 0),
    medianLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: members.find((member) => lengthOf(member) === longest) ?? null,
    bins: toGenomeBins(members.map(({ chromosome, startPosition }) => ({ chromosome, start: startPosition }))),
  }
}

function lengthOf({ startPosition, endPosition }: FamilyMember): number {
  return endPosition - startPosition + 1
}

function toMember({ transposonId, name, chromosome: place, startPosition, endPosition }: RowOf<typeof familyMembersQuery>): FamilyMember[] {
  const chromosome = parseChromosome(place)
  return chromosome ? [{ transposon: { kind: 'transposon', key: transposonId, label: name }, chromosome, startPosition, endPosition }] : []
}

export function familyRowsQuery(db: ReleaseDb, familyIds: readonly number[]) {
  return db
    .selectFrom('transposonFamily')
    .select(['transposonFamilyId', 'name as transposonFamilyName', 'superFamilyName'])
    .where('transposonFamilyId', '=', amongKeys(familyIds))
}

export function familyMembersQuery(db: ReleaseDb, familyIds: readonly number[]) {
  return db
    .selectFrom('transposonFamily as family')
    .innerJoin('transposon', 'transposon.familyName', 'family.name')
    .select(['family.transposonFamilyId', 'transposon.transposonId', 'transposon.name'])
    .select(['transposon.chromosome', 'transposon.startPosition', 'transposon.endPosition'])
    .where('family.transposonFamilyId', '=', amongKeys(familyIds))
    .orderBy('family.transposonFamilyId')
    .orderBy('transposon.chromosome')
    .orderBy('transposon.startPosition')
    .orderBy('transposon.name')
}
