import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { communicationRowsQuery, ingestCommunications } from './communication-server.ts'

function ingest(...lines: string[]) {
  const rows: (readonly CopyValue[])[] = []
  const rejected: string[] = []
  const reader = ingestCommunications.ingest({ row: (_, values) => rows.push(values), reject: (reason) => rejected.push(reason) })
  for (const line of ['name\tauthor_name\tcommunication_date\tcommunication\twebsites', ...lines]) reader.line(line)
  return { rows, rejected }
}

test('a communication becomes a row; a malformed date or URL is rejected', () => {
  expect(
    ingest('A\tB\t2001-02-03\ttext\tTAIR|https://www.arabidopsis.org/', 'C\t\t\t\t', 'D\t\tsoon\t\t', 'E\t\t\t\tnowhere', '\t\t\t\tF'),
  ).toEqual({
    rows: [
      ['A', 'B', '2001-02-03', 'text', 'TAIR|https://www.arabidopsis.org/'],
      ['C', null, null, null, null],
    ],
    rejected: ['"soon" is not a valid communication_date', '"nowhere" is not a valid websites', 'name is missing'],
  })
})

test('the SQL that loads a communication', () => {
  expect(communicationRowsQuery(compileOnlyDb, [1]).compile().sql).toMatchInlineSnapshot(
    `"select "reference_id", "name", "author_name", "communication_date", "communication", "websites" from "communication" where "reference_id" = any($1)"`,
  )
})
