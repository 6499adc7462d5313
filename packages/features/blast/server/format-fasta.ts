import { fastaRecord } from '@rosette/contract-kit/text/fasta-record.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { DatabaseSource } from '../contract/blast-databases.ts'
import type { HspPosition } from '../contract/blast-result.ts'
import { placeHits } from './place-hits.ts'
import type { TableHit } from './read-hits.ts'

/** FASTA of the sequences that were hit, each once; on the genome, of the stretches that were aligned. */
export async function* formatFasta(
  store: SequenceStore,
  { source, db, releaseId }: { source: DatabaseSource; db: Database; releaseId: string },
  hits: AsyncIterable<TableHit>,
): AsyncGenerator<string> {
  if (source === null) return
  const written = new Set<string>()
  for await (const hit of hits) {
    if (source === 'genome') yield* stretches(store, await placeHits(db, { releaseId, source }, [hit]))
    else if (!written.has(hit.subject)) {
      written.add(hit.subject)
      const found = await store.read(source, hit.subject)
      if (found) yield fastaRecord(`${found.name} ${found.description}`.trim(), found.sequence)
    }
  }
}

async function* stretches(store: SequenceStore, places: readonly (readonly HspPosition[])[]): AsyncGenerator<string> {
  for (const { chromosome, start, end, strand } of places.flat()) {
    const bases = await store.slice(chromosome, start, end, strand)
    if (bases !== null) yield fastaRecord(`${chromosome}:${start}-${end} ${strand === '+' ? 'FORWARD' : 'REVERSE'}`, bases)
  }
}
