import { createHash } from 'node:crypto'
import type { Database } from '@rosette/database/open-database.ts'
import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import { type IndexDefinition, indexName, toIndexBody } from '@rosette/search-engine/index/index-definition.ts'

/** An index outside any release: its documents follow changes that people make at run time. */
export type LiveIndex = {
  name: string
  definition: IndexDefinition
  /** All of them, as they are now. */
  readDocuments(db: Database): AsyncIterable<BulkDocument>
}

/** The alias for searches and single changes. */
export function liveAlias(indexPrefix: string, name: string): string {
  return indexName(indexPrefix, name, 'live')
}

/**
 * Prefix of the indices behind the alias; the hash identifies their fields. The dot distinguishes them from those of releases, whose
 * IDs contain none.
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
