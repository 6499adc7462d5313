/** DDL of the tables every release has. */
export const recordTables = new URL('./record-tables.sql', import.meta.url)

/** All of it, in the order in which it is run. */
export const kitTables: readonly URL[] = [
  recordTables,
  new URL('./identifier-tables.sql', import.meta.url),
  new URL('./sequence-tables.sql', import.meta.url),
  new URL('./curation-tables.sql', import.meta.url),
]
