import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { SitePath } from '../../site/contract/site-pages.ts'

/** Whether the release has what the page of a family or an experiment is about; true for every other page (BROWSE-041). */
export async function hasBrowseEntry(db: ReleaseDb, page: SitePath, path: string): Promise<boolean> {
  const last = path.split('/').findLast((segment) => segment !== '') ?? ''
  if (page === '/browse/gene_family/$code') return isFound(db.selectFrom('geneFamily').select('code').where('code', '=', decode(last)))
  if (page === '/browse/microarray_experiments/$name')
    return isFound(db.selectFrom('arrayExperiment').select('name').where('name', '=', decode(last)))
  return true
}

async function isFound(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}

/** A path that can't be decoded names nothing; PostgreSQL stores no zero byte. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('\0', '')
  } catch {
    return ''
  }
}
