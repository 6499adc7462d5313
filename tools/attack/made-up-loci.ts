import type { LocusHit } from '@rosette/kinds/locus/contract/locus-search-card.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { type BulkDocument, bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'

const count = 30_000

/** So that attacks meet an index as large as that of the plant: as many loci, and more words than the language of genes has. */
export async function addMadeUpLoci({ OPENSEARCH_URL = '', INDEX_PREFIX = '' }: Record<string, string>, releaseId: string): Promise<void> {
  const engine = openEngine({ url: OPENSEARCH_URL, timeoutMs: 60_000, concurrency: 2, queue: 100 })
  try {
    const index = indexName(INDEX_PREFIX, 'locus', releaseId)
    await bulkIndex(engine, index, loci(), { concurrency: 1, batchBytes: 1_000_000 })
    await finishIndex(engine, index)
  } finally {
    await engine.close()
  }
}

// Long enough that the file of all does not fit between two ends of a connection.
const filling = 'madeup '.repeat(80)

async function* loci(): AsyncGenerator<BulkDocument> {
  const draw = seeded(14)
  const vocabulary = Array.from({ length: 60_000 }, () => madeUpWord(draw))
  const word = () => vocabulary[Math.floor(draw() * vocabulary.length)] ?? ''
  for (let index = 0; index < count; index++) {
    const key = 900_000_000 + index
    const document: LocusHit = {
      locus_tairObjectId: key,
      gene_name: `AT9G${String(index).padStart(5, '0')}`,
      description: `${filling}${Array.from({ length: 15 }, word).join(' ')}`,
      gene_model_type: 'protein_coding',
      other_names: [word().toUpperCase()],
      symbol: null,
      full_name: null,
      position: null,
      publication_count: 0,
      tairAccession: null,
      phenotypes: [],
      uniprot_ids: [],
      gene_model_ids: [],
      gene_tair_ids: [],
      keywords: [],
    }
    yield { id: String(key), document }
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Four to nine letters. */
export function madeUpWord(draw: () => number): string {
  const length = 4 + Math.floor(draw() * 6)
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(draw() * 26))).join('')
}
