import { expect, test } from 'vitest'
import { loadTableNotes, readTableNotes } from './table-notes.ts'

test('[BULKDATA-003] comments above tables and columns are read, and nothing else', () => {
  const notes = readTableNotes(`-- What stands before a blank line is about the file.

-- Alleles of a germplasm,
-- with their zygosity.
create table allele (
  name text not null,
  -- Null for a line
  -- of unknown parents.
  "by" text,
  zygosity text
);
create index on allele (name);

-- All on one line.
create table short (key bigint not null, name text);
-- Not about a column.
  stray text
create table plain (
  name text,
  -- What is checked.
  check (name <> ''),
  unique (name)
);
`)
  const shown = Array.from(notes, ([table, { description, columns }]) => [table, description, Object.fromEntries(columns)])
  expect(shown).toEqual([
    ['allele', 'Alleles of a germplasm, with their zygosity.', { by: 'Null for a line of unknown parents.' }],
    ['short', 'All on one line.', {}],
    ['plain', null, {}],
  ])
})

test('[BULKDATA-003] the schema has descriptions of tables and columns', async () => {
  const notes = await loadTableNotes()
  expect(notes.get('record_document')?.description).toBe('One validated JSON document per record: what a record request sends.')
  expect(notes.get('contradiction')?.columns.get('name')).toBe('The record it is about.')
  expect([...notes.values()].filter(({ description }) => description !== null).length).toBeGreaterThan(60)
})
