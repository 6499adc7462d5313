import { type BulkDocument, bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { countDocuments, createIndex, dropIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { type IndexDefinition, indexName } from '@rosette/search-engine/index/index-definition.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import type { BuildOptions } from './build-options.ts'

/** Makes the index of a kind or a listing anew and returns how many documents searches see in it. */
export async function fillIndex(
  { engine, indexPrefix, releaseId }: Pick<BuildOptions, 'engine' | 'indexPrefix' | 'releaseId'>,
  name: string,
  definition: IndexDefinition,
  documents: AsyncIterable<BulkDocument>,
): Promise<number> {
  const index = indexName(indexPrefix, name, releaseId)
  await dropIndex(engine, index)
  await createIndex(engine, index, definition)
  await bulkIndex(engine, index, sortable(definition, documents))
  await finishIndex(engine, index)
  return countDocuments(engine, index)
}

async function* sortable(definition: IndexDefinition, documents: AsyncIterable<BulkDocument>): AsyncGenerator<BulkDocument> {
  for await (const { id, document } of documents) yield { id, document: withSortKeys(definition, document) }
}
