/** Ways to read a Parquet file in code, in the order in which a page offers them. */
export const parquetReaders = ['DuckDB', 'pandas', 'polars', 'R'] as const
export type ParquetReader = (typeof parquetReaders)[number]

/** Of these nobody has seen a run: Debian, where the code of pages is tried, has no R package arrow. */
export const untriedReaders: readonly ParquetReader[] = ['R']

type File = {
  name: string
  /** Where it is fetched from; null if it must be saved by hand first, because it is not open to everyone. */
  address: string | null
}

/** Code that fetches a file and prints its first rows. */
export function formatParquetCode(reader: ParquetReader, { name, address }: File): string {
  const [file, url] = [JSON.stringify(name), JSON.stringify(address)]
  const fetched = address === null ? [] : [`urlretrieve(${url}, ${file})`]
  const library = address === null ? [] : ['from urllib.request import urlretrieve', '']
  const lines: Readonly<Record<ParquetReader, readonly string[]>> = {
    DuckDB: [...library, 'import duckdb', '', ...fetched, `print(duckdb.sql("""select * from '${name}' limit 5"""))`],
    // Its reader of Parquet is the package pyarrow.
    pandas: [...library, 'import pandas', '', ...fetched, `table = pandas.read_parquet(${file})`, 'print(table.head())'],
    polars: [...library, 'import polars', '', ...fetched, `table = polars.read_parquet(${file})`, 'print(table.head())'],
    R: [
      'library(arrow)',
      '',
      ...(address === null ? [] : [`download.file(${url}, ${file}, mode = "wb")`]),
      `table <- read_parquet(${file})`,
      'head(table)',
    ],
  }
  return lines[reader].join('\n')
}
