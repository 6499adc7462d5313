import { schemaOf } from '@rosette/database/release-schema.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { MutantHit, mutantParts, mutantZygosities } from '../contract/mutant-listing.ts'

const { db, releaseId, indexPrefix } = demoDatabase()
const { engine } = testEngine()
const release = schemaOf(releaseId)

async function search(query: object): Promise<MutantHit[]> {
  const { sources } = await engine.search(indexName(indexPrefix, 'mutant', releaseId), { query, size: 10_000, sort: ['id'] })
  return sources.map((source) => MutantHit.parse(source))
}

const linesOf = async (locus: string) => (await search({ term: { locus_name: locus } })).map(({ line }) => line)

test('[MUTANT-001] a locus has the lines of its flanks and those that were genotyped for it', async () => {
  expect(await search({ term: { locus_name: 'AT1G01010' } })).toMatchObject([
    {
      line: 'SALK_074723',
      part: 'intron',
      known_from: 'genotyping',
      position: null,
      zygosity: 'homozygous',
      deposited_on: '2008-04-28',
    },
    {
      line: 'SALK_128571',
      part: 'intron',
      known_from: 'flank',
      chromosome: 'Chr1',
      position: 4304,
      zygosity: 'not known',
      deposited_on: null,
    },
    { line: 'SAIL_228_B11', part: 'intron', known_from: 'genotyping', zygosity: 'heterozygous', deposited_on: null },
  ])
  const { rows } = await db.pool.query<{ pairs: string }>(
    `select count(*) as pairs from (
      select locus.name, line from ${release}.insertion_flank
      join ${release}.locus on locus.name = split_part(gene_model_name, '.', 1) where not is_obsolete and start_position is not null
      union select locus.name, line from ${release}.insertion_line_check
      join ${release}.locus on locus.name = locus_name where not is_obsolete and start_position is not null
    ) as pair`,
  )
  expect((await search({ match_all: {} })).length).toBe(Number(rows[0]?.pairs))
})

test('[MUTANT-001] a row names its seeds, what was seen in them and how many other genes the line hits', async () => {
  const [hit] = await search({ bool: { filter: [{ term: { line: 'DEMO_1003_1' } }, { term: { locus_name: 'AT1G90030' } }] } })
  const { rows } = await db.pool.query<{ others: string; phenotypes: string[] }>(
    `select (select count(distinct locus_id) - 1 from ${release}.mutant where line = 'DEMO_1003_1') as others,
      array(select distinct phenotype from ${release}.germplasm_phenotype where germplasm_name = 'DEMO_1003_1' and phenotype is not null order by 1) as phenotypes`,
  )
  expect(hit).toMatchObject({
    part: 'coding exon',
    other_part: null,
    known_from: 'both',
    zygosity: 'homozygous',
    deposited_on: '2008-04-28',
    germplasms: [{ kind: 'germplasm', label: 'DEMO_1003_1' }],
    phenotypes: rows[0]?.phenotypes,
    other_genes: Number(rows[0]?.others),
  })
})

test('[TRUTH-046] an insertion in an exon of a locus that codes for nothing hits an exon, not a coding exon', async () => {
  const { rows } = await db.pool.query<{ name: string; is_coding: boolean }>(
    `select locus.name, bool_or(coalesce(part.feature_type, '') = 'CDS') as is_coding
    from ${release}.insertion_flank as flank join ${release}.locus on locus.name = split_part(flank.gene_model_name, '.', 1)
    left join ${release}.gene_model_feature as part on part.locus_name = locus.name
    where flank.region = 'CDS' group by locus.name`,
  )
  const coding = new Map(rows.map(({ name, is_coding }) => [name, is_coding]))
  const hits = (await search({ match_all: {} })).filter((hit) => hit.known_from !== 'genotyping' && coding.has(hit.locus_name))
  const partsOf = (isCoding: boolean) =>
    new Set(hits.filter(({ locus_name }) => coding.get(locus_name) === isCoding).map(({ part }) => part))
  expect(partsOf(false)).toEqual(new Set(['exon']))
  expect(partsOf(true)).toContain('coding exon')
  const shown = await db.pool.query<{ region: string }>(
    `select distinct hit.region from ${release}.polymorphism_gene as hit join ${release}.locus using (locus_id)
    where hit.region is not null and locus.name = any($1)`,
    [rows.flatMap(({ name, is_coding }) => (is_coding ? [] : [name]))],
  )
  expect(shown.rows).toEqual([{ region: 'Exon' }])
})

test('[MUTANT-002] lines of a locus come in the stated order', async () => {
  const all = await search({ match_all: {} })
  const ranks = ({ locus_name, part, zygosity, deposited_on, other_genes, line }: MutantHit) =>
    [locus_name, mutantParts.indexOf(part), mutantZygosities.indexOf(zygosity), deposited_on === null ? 1 : 0, other_genes, line] as const
  const before = (one: MutantHit, other: MutantHit) => {
    const pairs = ranks(one).map((value, index) => [value, ranks(other)[index] ?? value] as const)
    const [first, second] = pairs.find(([mine, yours]) => mine !== yours) ?? [0, 0]
    return first < second ? -1 : 1
  }
  expect(all.map(({ id }) => id)).toEqual(all.toSorted(before).map(({ id }) => id))
  expect(await linesOf('AT1G90030')).toEqual(expect.arrayContaining(['DEMO_1003_1', 'DEMO_1003_2']))
})

test('[MUTANT-003] where the sources differ, the row has both parts', async () => {
  const differing = await search({ exists: { field: 'other_part' } })
  expect(differing.length).toBeGreaterThan(0)
  for (const hit of differing) {
    expect(hit.known_from).toBe('both')
    expect(hit.other_part).not.toBe(hit.part)
  }
  const agreeing = await search({ bool: { must_not: { exists: { field: 'other_part' } } } })
  expect(agreeing.flatMap((hit) => (hit.known_from === 'both' ? hit.part : []))).toContain('coding exon')
})
