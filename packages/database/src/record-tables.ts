/** DDL of the tables every release has. */
export const recordTables = new URL('./record-tables.sql', import.meta.url)
