import { expect, test } from 'vitest'
import { formatParquetCode, parquetReaders } from './parquet-code.ts'

const address = 'https://rosette.example/download_files/Public_Data_Releases/2026_11/parquet/locus.parquet'

test('[BULKDATA-008] code fetches an open file; one that is saved by hand is read where it lies', () => {
  expect(formatParquetCode('DuckDB', { name: 'locus.parquet', address })).toBe(
    [
      'from urllib.request import urlretrieve',
      '',
      'import duckdb',
      '',
      `urlretrieve("${address}", "locus.parquet")`,
      `print(duckdb.sql("""select * from 'locus.parquet' limit 5"""))`,
    ].join('\n'),
  )
  for (const reader of parquetReaders) {
    expect(formatParquetCode(reader, { name: 'locus.parquet', address })).toContain(address)
    const own = formatParquetCode(reader, { name: 'locus.parquet', address: null })
    expect(own).not.toMatch(/http|urlretrieve|download\.file|null/)
    expect(own).toContain('locus.parquet')
  }
})
