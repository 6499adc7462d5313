import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { loadedRelease, preparedRelease } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { MutantHit, mutantFacets } from '../contract/mutant-listing.ts'

const demo = await demoSite()
const loaded = loadedRelease()
const prepared = preparedRelease()
const official = prepared ? await testApp(prepared) : null

async function list(site: typeof demo | null, ...searchTerms: object[]) {
  const { status, body } = (await site?.as('anonymous').post('/api/search/mutant', { searchTerms, facets: true })) ?? {}
  expect(status, JSON.stringify(body)).toBe(200)
  return searchAnswer(MutantHit).parse(body)
}

test('[MUTANT-005] facets count what the rows have', async () => {
  const { docs, total, facets } = await list(demo)
  expect(docs).toHaveLength(total)
  expect(Object.keys(facets ?? {}).toSorted()).toEqual(Object.keys(mutantFacets).toSorted())
  const counted = (of: (hit: MutantHit) => string | boolean) =>
    Object.fromEntries([...Map.groupBy(docs, (hit) => String(of(hit)))].map(([value, hits]) => [value, hits.length]))
  const expected: Record<string, Record<string, number>> = {
    part: counted(({ part }) => part),
    zygosity: counted(({ zygosity }) => zygosity),
    is_deposited: counted((hit) => hit.deposited_on !== null),
    collection: counted(({ line }) => /^(SALK|SAIL|GABI|WiscDsLox)/.exec(line)?.[0] ?? 'other'),
    has_phenotype: counted(({ phenotypes }) => phenotypes.length > 0),
    is_only_gene: counted((hit) => hit.other_genes === 0),
  }
  for (const [name, values] of Object.entries(facets ?? {})) {
    expect([name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]).toEqual([name, expected[name]])
  }
})

/** The lists of the known answers, by the rules that made them. */
const lists = {
  F: `select distinct locus_id from @locus join @germplasm_phenotype on locus_name = name
    where phenotype ~* '(late|early)[ -]flowering' and not is_obsolete and start_position is not null`,
  R: `select distinct locus_id from @locus join @locus_family using (locus_id) where family = 'Cytoplasmic ribosomal protein gene family'`,
  'all loci': `select locus_id from @locus`,
}

const query = async (sql: string) => (await loaded?.db.pool.query<Record<string, string>>(sql.replaceAll('@', 'release_real.')))?.rows ?? []

const known = [
  ['F', 288, 254, 236, 157, 144],
  ['R', 241, 175, 170, 91, 75],
  ['all loci', 30937, 25675, 20502, 12130, 10558],
] as const

test.skipIf(!loaded).for(known)(
  '[MUTANT-006] lines of list %s in the official files (needs ROSETTE_LOADED_SITE)',
  async ([name, ...counts]) => {
    const [row = {}] = await query(`
    select count(*) as any, count(*) filter (where has_exon) as exon, count(*) filter (where is_homozygous) as homozygous,
      count(*) filter (where both_in_one) as both, count(*) filter (where is_deposited) as deposited
    from (
      select locus_id, bool_or(part in ('coding exon', 'exon')) as has_exon, bool_or(zygosity = 'homozygous') as is_homozygous,
        bool_or(is_homozygous_exon) as both_in_one, bool_or(is_deposited_exon) as is_deposited
      from @mutant where locus_id in (${lists[name]}) group by locus_id
    ) as gene`)
    expect(Object.values(row).map(Number)).toEqual(counts)
  },
)

test.skipIf(!official).for(known.slice(0, 2))(
  '[MUTANT-006] and in its search: list %s (needs ROSETTE_REAL_SITE)',
  async ([name, ...counts]) => {
    const keys = (await query(lists[name])).map(({ locus_id }) => Number(locus_id))
    const { docs } = await list(official, { genes: { keys } })
    const loci = (is: (hit: MutantHit) => boolean) => new Set(docs.filter(is).map(({ locusId }) => locusId)).size
    const found = [loci(() => true), loci(({ part }) => part.endsWith('exon')), loci(({ zygosity }) => zygosity === 'homozygous')]
    expect(found).toEqual(counts.slice(0, 3))
  },
)
