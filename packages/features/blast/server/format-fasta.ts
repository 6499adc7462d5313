import { fastaRecord } from '@rosette/contract-kit/text/fasta-record.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import type { HspPosition } from '../contract/blast-result.ts'
import { placeHits } from './place-hits.ts'
import type { TableHit } from './read-hits.ts'

/**
 * FASTA of the sequences that were hit, each once; on the genome, of the stretches that were aligned. If several databases were searched,
 * names have their dataset behind them: a name that comes twice confuses programs.
 */
export async function* formatFasta(
  store: SequenceStore,
  { db, releaseId, isMixed }: { db: Database; releaseId: string; isMixed: boolean },
  hits: AsyncIterable<TableHit>,
): AsyncGenerator<string> {
  const written = new Set<string>()
  for await (const hit of hits) {
    const { source } = databaseOf(hit.database)
    const name = isMixed ? `${hit.subject}:${source}` : hit.subject
    if (source === 'genome') yield* stretches(store, await placeHits(db, releaseId, [hit]))
    else if (source !== null && !written.has(name)) {
      written.add(name)
      const found = await store.read(source, hit.subject)
      if (found) yield fastaRecord(`${isMixed ? name : found.name} ${found.description}`.trim(), found.sequence)
    }
  }
}

async function* stretches(store: SequenceStore, places: readonly (readonly HspPosition[])[]): AsyncGenerator<string> {
  for (const { chromosome, start, end, strand } of places.flat()) {
    const bases = await store.slice(chromosome, start, end, strand)
    if (bases !== null) yield fastaRecord(`${chromosome}:${start}-${end} ${strand === '+' ? 'FORWARD' : 'REVERSE'}`, bases)
  }
}
