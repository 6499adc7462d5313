import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { afterAll, expect, test } from 'vitest'
import { costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { sequenceFormats } from '../contract/sequence-rules.ts'
import type { PlannedSequence } from './plan-sequences.ts'
import { writeSequences } from './write-sequences.ts'

const folder = await mkdtemp(join(tmpdir(), 'rosette-no-sequences-'))
const store = openSequenceStore(folder)
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

function gene(number: number): PlannedSequence {
  const name = `AT1G${String(number).padStart(5, '0')}`
  const place = { chromosome: 'Chr1', strand: '+', pieces: [[number * 10 + 1, number * 10 + 5]] } as const
  return { symbol: null, feature: { name, locus: name, type: 'gene', ...place, dataset: 'araport11_genomic_locus' } }
}

/** Positions of features need no DNA. */
const formats = sequenceFormats.filter((format) => format !== 'fasta')

test.each(formats.flatMap((format) => [0, 1, 7, 2500].map((count) => [count, format] as const)))(
  '[BULK-025] %i sequences as %s cost as much as so many, in however many portions they are written',
  async (count, format) => {
    let charged = 0
    const budget = {
      ...unlimitedBudget,
      charge: async (points: number) => {
        charged += points
      },
    }
    const plan = { sequences: Array.from({ length: count }, (_, at) => gene(at)), missing: [] }
    const portions: string[] = []
    for await (const portion of writeSequences(plan, format, store, budget)) portions.push(portion)
    expect(charged).toBe(costs.sequences(count))
    expect(portions.length > 1).toBe(count === 2500)
    expect(portions.join('').match(/^Chr1\t/gm) ?? []).toHaveLength(count)
  },
)
