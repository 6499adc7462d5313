import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { preparedRelease, testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../../list-contents/contract/list-content.ts'
import { type GoAspect, GroupGenes, ListGroups } from '../../contract/views/list-groups.ts'
import { ListPlaces } from '../../contract/views/list-places.ts'
import { compareGroups, countGenomeGroups, countGroups } from './load-groups.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })
const release = schemaOf(releaseId)

async function keep(kind: string, items: readonly string[]): Promise<string> {
  return StoredContent.parse((await as('anonymous').post('/api/list-contents', { kind, items })).body).id
}

async function read(path: string): Promise<unknown> {
  const { status, body, headers } = await as('anonymous').get(`/api/list-contents/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return body
}

const { rows: loci } = await db.pool.query<{ name: string; locus_id: number; chromosome: string | null }>(
  `select name, locus_id, chromosome from ${release}.locus where not is_obsolete order by md5(name)`,
)
const items = loci.slice(0, 200).map(({ name }) => name)
const list = await keep('locus', items)
const groups = ListGroups.parse(await read(`${list}/groups`))

test('[LIST-049] genes in groups, in none, unknown and without annotation are all genes, in the list and in the genome', async () => {
  expect(groups.list).toBe(200)
  expect(groups.genome).toBe(loci.filter(({ chromosome }) => chromosome !== null).length)
  for (const { aspect, list: annotated, genome, groups: own } of groups.aspects) {
    const further = own.filter(({ isFurther }) => isFurther)
    const [noGroup, unknown, without] = further
    expect(annotated + (unknown?.list ?? 0) + (without?.list ?? 0), aspect).toBe(groups.list)
    expect(genome + (unknown?.genome ?? 0) + (without?.genome ?? 0), aspect).toBe(groups.genome)
    expect(noGroup?.list).toBeLessThanOrEqual(annotated)
    for (const group of own) expect(group.list, group.name).toBeLessThanOrEqual(group.genome)
  }
})

/** Genes of a group by their annotations one by one. */
async function countByHand(aspect: GoAspect, names: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await db.pool.query<{ name: string; slim_group: string; evidence_code: string | null; is_negated: boolean; id: string }>(
    `select locus.name, slim_group, evidence_code, is_negated, natural_key as id from ${release}.annotation
    join ${release}.locus using (locus_id) join ${release}.ontology_term using (keyword_id) join ${release}.ontology_slim using (keyword_id)
    where category = $1 and locus.name = any($2)`,
    [aspect, names],
  )
  const genesOf = new Map<string, Set<string>>()
  for (const row of rows) {
    const isCounted = !row.is_negated && row.evidence_code !== 'ND' && !['GO:0008150', 'GO:0003674', 'GO:0005575'].includes(row.id)
    if (isCounted) genesOf.set(row.slim_group, (genesOf.get(row.slim_group) ?? new Set()).add(row.name))
  }
  return genesOf
}

test('[LIST-049] each gene counts once in a group: the same as counted annotation by annotation', async () => {
  for (const { aspect, groups: own } of groups.aspects) {
    const expected = await countByHand(aspect, items)
    const counted = own.filter(({ isFurther, list: count }) => !isFurther && count > 0)
    expect(counted.length, aspect).toBeGreaterThan(0)
    expect(Object.fromEntries(counted.map(({ name, list: count }) => [name, count]))).toEqual(
      Object.fromEntries([...expected].map(([name, genes]) => [name, genes.size])),
    )
  }
})

test('[LIST-050] the genes behind every group are as many as it counts, with terms of the group', async () => {
  for (const { aspect, groups: own } of groups.aspects) {
    const expected = await countByHand(aspect, items)
    for (const { name, list: count, isFurther } of own) {
      const query = new URLSearchParams({ aspect, group: name, size: '1000' })
      const { total, genes } = GroupGenes.parse(await read(`${list}/groups/genes?${query}`))
      expect([name, total, genes.length]).toEqual([name, count, count])
      if (isFurther) continue
      expect(new Set(genes.map(({ locus }) => locus.label))).toEqual(expected.get(name) ?? new Set())
      expect(genes.every(({ terms }) => terms.length > 0)).toBe(true)
    }
  }
})

test('[LIST-052] counts per 250 kb and genes without a place are the genes of the list; few are named in the order of the genome', async () => {
  const places = ListPlaces.parse(await read(`${list}/places`))
  const placed = places.bins.reduce((sum, { count }) => sum + count, 0)
  expect(placed + places.unplaced).toBe(200)
  expect(places.total).toBe(placed)
  expect(places.genes).toHaveLength(placed)
  const order = places.genes.map(({ chromosome, start }) => chromosomes.indexOf(chromosome) * 1e9 + start)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('[LIST-052] a region names the genes that overlap it', async () => {
  const { genes } = ListPlaces.parse(await read(`${list}/places`))
  const [first] = genes
  if (!first) throw new Error('A gene of the list has a place')
  const region = `${first.chromosome}:${first.end}-${first.end}`
  const within = ListPlaces.parse(await read(`${list}/places?region=${region}`))
  const overlapping = genes.filter(
    ({ chromosome, start, end }) => chromosome === first.chromosome && start <= first.end && end >= first.end,
  )
  expect(within.genes).toEqual(overlapping)
  expect((await as('anonymous').get(`/api/list-contents/${list}/places?region=Chr9:1-2`)).status).toBe(400)
})

test('a list of another kind and an unknown one are refused', async () => {
  const germplasms = await keep('germplasm', ['DEMO_1003_1'])
  for (const view of ['groups', 'places', 'groups/genes?aspect=biological%20process&group=transport']) {
    expect(await as('anonymous').get(`/api/list-contents/${germplasms}/${view}`)).toMatchObject({ status: 400 })
    expect(await as('anonymous').get(`/api/list-contents/${'A'.repeat(22)}/${view}`)).toMatchObject({ status: 404 })
  }
})

const real = preparedRelease()

test.skipIf(!real)('the flowering genes of the official files are in flower development more often than the genome', async () => {
  const { rows } = (await real?.db.pool.query<{ locus_id: string }>(
    `select distinct locus_id from release_real.locus join release_real.germplasm_phenotype on locus_name = name
    where phenotype ~* '(late|early)[ -]flowering' and not is_obsolete and start_position is not null`,
  )) ?? { rows: [] }
  const official = real?.db.release('real')
  if (!official) return
  const [counts, genome] = [
    await countGroups(
      official,
      rows.map(({ locus_id }) => Number(locus_id)),
    ),
    await countGenomeGroups(official),
  ]
  const [process] = compareGroups(counts, genome)
  const group = process?.groups.find(({ name }) => name === 'flower development')
  expect([counts.genes, genome.genes]).toEqual([295, 38_193])
  expect((group?.list ?? 0) / (process?.list ?? 1)).toBeGreaterThan(5 * ((group?.genome ?? 1) / (process?.genome ?? 1)))
})
