import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { loadKnownLists } from '@rosette/features/enrichment/server/fixtures/known-lists.ts'

/** What Python counts from: rows of the release as they are, and the lists. */
export async function writeTables(db: Database, releaseId: string, folder: string): Promise<void> {
  const schema = schemaOf(releaseId)
  const go = "category in ('biological process', 'molecular function', 'cellular component')"
  const write = async (file: string, text: string) => {
    const { rows } = await db.pool.query<string[]>({ text, rowMode: 'array' })
    await writeFile(join(folder, file), rows.map((row) => `${row.map((cell) => cell ?? '').join('\t')}\n`).join(''))
  }
  await write('terms.tsv', `select natural_key, category, is_obsolete::text from ${schema}.ontology_term where ${go}`)
  await write(
    'edges.tsv',
    `select child.natural_key, relationship, parent.natural_key from ${schema}.ontology_edge
     join ${schema}.ontology_term as child on child.keyword_id = child_id join ${schema}.ontology_term as parent on parent.keyword_id = parent_id
     where child.${go}`,
  )
  await write(
    'annotations.tsv',
    `select locus.name, term.natural_key, coalesce(evidence_code, ''), is_negated::text from ${schema}.annotation
     join ${schema}.ontology_term as term using (keyword_id) join ${schema}.locus on locus.locus_id = annotation.locus_id where term.${go}`,
  )
  await writeFile(join(folder, 'lists.json'), JSON.stringify(await loadKnownLists(db.pool, releaseId)))
}
