import type { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { keysOfSelection } from './prepare-form-query.ts'

const { db, indexPrefix, releaseId } = demoDatabase()
const { engine } = testEngine()
const dependencies = { clock: fixedClock(), engine, db, indexPrefix, releaseId }
const agamous = 2117144

async function sorted(selection: GeneSelection, maxLoci?: number): Promise<number[]> {
  const keys = await keysOfSelection(maxLoci === undefined ? dependencies : { ...dependencies, maxLoci }, selection)
  return keys.toSorted((one, other) => one - other)
}

async function keysWhere(where: string): Promise<number[]> {
  const { rows } = await db.pool.query<{ key: number }>(
    `select locus_id as key from release_${releaseId}.locus where ${where} order by locus_id`,
  )
  return rows.map(({ key }) => Number(key))
}

test('ticked keys are taken as they are', async () => {
  expect(await sorted({ keys: [7, agamous] })).toEqual([7, agamous])
})

test('a search of the gene form selects all that it finds, except those unticked again', async () => {
  const all = await keysWhere('not is_obsolete')
  expect(await sorted({ search: { searchTerms: [] } })).toEqual(all)
  expect(await sorted({ search: { searchTerms: [] }, except: [agamous] })).toEqual(all.filter((key) => key !== agamous))
  const chromosome = { search: { searchTerms: [{ chromosome: '4' }, { detailSearchText: 'AT4G' }] } }
  expect(await sorted(chromosome)).toEqual(await keysWhere(`not is_obsolete and chromosome = 'Chr4' and name like 'AT4G%'`))
})

test('a general search and facet filters narrow it as on the page', async () => {
  const general = await sorted({ search: { searchText: 'AGAMOUS' } })
  expect(general).toContain(agamous)
  const onFour = await sorted({ search: { searchText: 'AGAMOUS', filters: { chromosome: { include: ['4'] } } } })
  expect(onFour).toContain(agamous)
  expect(onFour.length).toBeLessThan(general.length)
})

test('too many loci, a facet that is none and terms that are none are refused', async () => {
  const some = (await sorted({ search: { searchTerms: [{ chromosome: '4' }] } })).length
  expect(await sorted({ search: { searchTerms: [{ chromosome: '4' }] } }, some)).toHaveLength(some)
  const refusal = { code: 'invalid_request', status: 400 }
  await expect(sorted({ search: { searchTerms: [{ chromosome: '4' }] } }, some - 1)).rejects.toMatchObject(refusal)
  await expect(sorted({ search: { searchText: 'ag', filters: { colour: { include: ['red'] } } } })).rejects.toMatchObject(refusal)
  await expect(sorted({ search: { searchTerms: [{ colour: 'red' }] } })).rejects.toMatchObject(refusal)
})
