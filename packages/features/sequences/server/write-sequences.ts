import { fastaRecord } from '@rosette/contract-kit/text/fasta-record.ts'
import { describePosition, type Interval, spanOf } from '@rosette/sequence-store/interval.ts'
import type { SequenceStore, StoredSequence } from '@rosette/sequence-store/open-sequence-store.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import { formatMissingComments, formatMissingFasta } from '../contract/missing-ids.ts'
import type { SequenceFormat } from '../contract/sequence-rules.ts'
import type { SequenceFeature } from './features-of-gene.ts'
import { formatBedFeature, formatGff3Feature, gff3Header } from './format-features.ts'
import type { PlannedSequence, SequencePlan } from './plan-sequences.ts'

/** Written at once, so that a long answer is never in memory as a whole. */
const portion = 64 * 1024

/** The text of an answer, a portion at a time: first the IDs without a sequence, then the records in the order of the request. */
export async function* writeSequences(
  { sequences, missing }: SequencePlan,
  format: SequenceFormat,
  store: SequenceStore,
  budget: CostBudget,
): AsyncGenerator<string, void> {
  let text = headers[format](missing)
  let written = 0
  for (const record of sequences) {
    text += await writers[format](record, store)
    written++
    if (text.length < portion) continue
    await budget.charge(costs.sequences(written))
    written = 0
    yield text
    text = ''
  }
  await budget.charge(costs.sequences(written))
  // Also if it is empty: a stream without a portion would not start the answer.
  yield text
}

const headers = { fasta: formatMissingFasta, gff3: gff3Header, bed: formatMissingComments }

const writers: Readonly<Record<SequenceFormat, (record: PlannedSequence, store: SequenceStore) => Promise<string>>> = {
  fasta: async (record, store) =>
    toFasta('entry' in record ? await store.readEntry(record.dataset, record.entry) : await cutOut(record.feature, store), record.symbol),
  gff3: async (record) => ('feature' in record ? formatGff3Feature(record.feature) : ''),
  bed: async (record) => ('feature' in record ? formatBedFeature(record.feature) : ''),
}

async function cutOut(feature: SequenceFeature, store: SequenceStore): Promise<StoredSequence> {
  const { name, chromosome, strand, pieces, note } = feature
  const parts: (string | null)[] = []
  for (const [start, end] of pieces) parts.push(await store.slice(chromosome, start, end, strand))
  if (parts.includes(null)) throw new Error(`The DNA of ${name} was there when the answer was planned`)
  const sequence = parts.join('')
  const place = describePosition({ chromosome, strand }, spanOf(pieces) ?? pieces[0] ?? emptyInterval, sequence)
  return { name, description: note === undefined ? place : `| ${note} ${place}`, sequence }
}

const emptyInterval: Interval = [1, 1]

function toFasta({ name, description, sequence }: StoredSequence, symbol: string | null): string {
  return fastaRecord([name, symbol, description].filter((part) => part !== null).join(' '), sequence)
}
