import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { resultCategories } from '../../site/contract/result-categories.ts'

const { as } = await demoSite()
const { get, post } = as('anonymous')
const Answer = searchAnswer(z.object({ gene_name: z.string().optional() }).loose())

async function searchBox(searchText: string, category: string) {
  const { status, body } = await post('/api/search/general', { searchText, category, pageSize: 250, highlight: true })
  expect(status, searchText).toBe(200)
  const { docs, total } = Answer.parse(body)
  return { total, names: docs.flatMap(({ gene_name: name }) => name ?? []) }
}

const genesAt = async (position: string) => (await searchBox(position, 'genes')).names

async function spanOf(name: string): Promise<{ chromosome: Chromosome; start: number; end: number }> {
  const { body } = await get(`/api/detail/locus?name=${name}`)
  return z.object({ span: z.object({ chromosome: z.custom<Chromosome>(), start: z.int(), end: z.int() }) }).parse(body).span
}

// One on each strand.
test.for(['AT4G18960', 'AT5G10140'])(
  '[GENERAL-035] the first and the last base of a locus find it, their neighbours do not: %s',
  async (name) => {
    const { chromosome, start, end } = await spanOf(name)
    const number = chromosome.slice(3)
    for (const base of [start, end]) expect(await genesAt(`${chromosome}:${base}..${base}`)).toContain(name)
    for (const base of [start - 1, end + 1]) expect(await genesAt(`${chromosome}:${base}..${base}`)).not.toContain(name)
    const written = [`${number}:${start}-${end}`, ` chr${number}:${start.toLocaleString('en-US')}..${end.toLocaleString('en-US')} `]
    for (const text of written) expect(await genesAt(text)).toContain(name)
    expect(await genesAt(`${chromosome === 'Chr1' ? 'Chr2' : 'Chr1'}:${start}..${end}`)).not.toContain(name)
  },
)

test.for(['genes', 'dna', 'polyallele', 'markers'] as const)(
  '[GENERAL-035] the search box finds as many as the form that asks for the same region: %s',
  async (name) => {
    const region = { chromosome: 'Chr4', start: 10_000_000, end: 12_000_000 } as const
    const { call, source } = resultCategories[name]
    const criteria = { ...cardOf(source).genome?.criteriaWithin?.(region), ...(call === 'dna' && { category: 'clone' }) }
    const form = await post(`/api/search/${call}`, { searchTerms: toSearchTerms(criteria), pageSize: 1 })
    const { total } = Answer.parse(form.body)
    expect(total).toBeGreaterThan(0)
    expect((await searchBox('Chr4:10000000..12000000', name)).total).toBe(total)
  },
)

test('[GENERAL-035] a transposon is found by its last base and not by the one after it', async () => {
  const { body } = await post('/api/search/general', { searchText: 'Chr1:1..30427671', category: 'transposon', pageSize: 1 })
  const [row] = searchAnswer(z.object({ transposonId: z.int() })).parse(body).docs
  const record = await get(`/api/detail/transposon?key=${row?.transposonId}`)
  const Placed = z.object({ chromosome: z.string(), globalAssignment: z.tuple([z.object({ end: z.int() })], z.unknown()) })
  const {
    chromosome,
    globalAssignment: [{ end }],
  } = Placed.parse(record.body)
  const totalAt = async (base: number) => (await searchBox(`${chromosome}:${base}..${base}`, 'transposon')).total
  expect([await totalAt(end), await totalAt(end + 1)]).toEqual([1, 0])
})

test('[GENERAL-035] in a type without a place, a position is words like any others', async () => {
  expect((await searchBox('Chr1:1..30427671', 'keyword')).total).toBe(0)
})
