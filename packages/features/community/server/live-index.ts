import { createHash } from 'node:crypto'
import type { Database } from '@rosette/database/open-database.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import { type IndexDefinition, indexName, toIndexBody } from '@rosette/search-engine/index/index-definition.ts'

/** An index that no release owns: its documents follow what people change at run time. */
export type LiveIndex = {
  name: string
  definition: IndexDefinition
  /** All of them, as they are now. */
  readDocuments(db: Database): AsyncIterable<BulkDocument>
}

/** Where searches and single changes go. */
export function liveAlias(indexPrefix: string, name: string): string {
  return indexName(indexPrefix, name, 'live')
}

/**
 * Names of the indices behind the alias begin with this; the hash says of which fields they are made. The dot keeps them
 * apart from those of releases, whose ids have none.
 */
export function liveIndexStem(indexPrefix: string, { name, definition }: Pick<LiveIndex, 'name' | 'definition'>): string {
  return `${indexPrefix}-${name}.${definitionHash(definition)}.`
}

function definitionHash(definition: IndexDefinition): string {
  return createHash('sha256')
    .update(JSON.stringify(toIndexBody(definition)))
    .digest('hex')
    .slice(0, 8)
}
