import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneFamilyPages } from './ingest-gene-families.ts'

const dir = process.env.ROSETTE_RELEASE_DIR

test.skipIf(!dir)('[BROWSE-030] [BROWSE-034] the official file has 150 to 170 families, each with a clean code and one name', () => {
  const text = gunzipSync(readFileSync(join(dir ?? '', 'TAIR_gene_families.tsv.gz'))).toString()
  const { rows, rejected } = ingestLines(ingestGeneFamilyPages, ...text.split('\n'))
  expect(rejected).toEqual([])
  const codes = new Set(rows.map(([code]) => code))
  expect(codes.size).toBeGreaterThanOrEqual(150)
  expect(codes.size).toBeLessThanOrEqual(170)
  expect(new Set(rows.map(([code, family]) => `${code} ${family}`)).size).toBe(codes.size)
  expect(rows.filter(([, family]) => /^TAIR/.test(String(family)))).toEqual([])
})
