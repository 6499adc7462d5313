import { readFile } from 'node:fs/promises'
import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { expect, test } from 'vitest'

test('[DKEY-013] the SQL that counts annotations knows the group of every evidence code', async () => {
  const sql = await readFile(new URL('./keyword-counts.sql', import.meta.url), 'utf8')
  const [, values = ''] = /insert into evidence_group \(code, name\) values([^;]*);/.exec(sql) ?? []
  const groups = [...values.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, code, group]) => ({ code, group }))
  const byCode = (one: { code?: string | undefined }, other: { code?: string | undefined }) =>
    String(one.code).localeCompare(String(other.code))
  expect(groups.toSorted(byCode)).toEqual(evidenceCodes.map(({ code, group }) => ({ code, group })).toSorted(byCode))
})
