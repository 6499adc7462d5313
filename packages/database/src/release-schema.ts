const releaseIdPattern = /^[a-z0-9_]{1,40}$/

/** A release id becomes part of schema and index names, so only these characters are let through. */
export function isReleaseId(text: string): boolean {
  return releaseIdPattern.test(text)
}

/** Begins the name of every release's schema. */
export const releaseSchemaPrefix = 'release_'

/** The schema a release lives in. Safe to put into SQL text without quoting. */
export function schemaOf(releaseId: string): string {
  if (!isReleaseId(releaseId)) throw new Error(`'${releaseId}' can't be a release id: only a-z, 0-9 and _, at most 40 characters`)
  return `${releaseSchemaPrefix}${releaseId}`
}

/** DDL of the tables every release has. */
export const recordTables = new URL('./record-tables.sql', import.meta.url)

/** All of it, in the order in which it is run. */
export const kitTables: readonly URL[] = [
  recordTables,
  new URL('./identifier-tables.sql', import.meta.url),
  new URL('./sequence-tables.sql', import.meta.url),
  new URL('./curation-tables.sql', import.meta.url),
]
