import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { CodeChoice } from '@rosette/ui-kit/reuse/code-choice.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSubscriberFile } from '../contract/download-item.ts'
import { type FileColumn, FilePreview } from '../contract/folder-manifest.ts'
import { formatParquetCode, type ParquetReader, parquetReaders, untriedReaders } from '../contract/parquet-code.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'
import { FileError } from './download-frame.tsx'
import classes from './parquet-file.module.css'

/** What is known of a Parquet file without reading it: columns, first rows, and how to read the rest (BULKDATA-008). */
export function ParquetFile({ path }: { path: string }) {
  const preview = useQuery({
    queryKey: ['downloads', 'preview', path],
    queryFn: ({ signal }) =>
      fetchJson(FilePreview, { path: 'download-files/preview', query: { filePath: path }, signal, isBackground: true }),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <QueryPart query={preview} what="the file" onError={(error) => <FileError error={error} />}>
      {({ title, releaseId, rows, licences, columns, firstRows }) => (
        <div className={classes.parts}>
          <p className={classes.facts}>
            {title.replace(/\.$/, '')}. {formatNumber(rows)} {rows === 1 ? 'row' : 'rows'}, {formatNumber(columns.length)} columns; release{' '}
            {releaseId}; licence: {formatLicences(licences)}.
          </p>
          <section aria-labelledby="parquet-columns">
            <h2 id="parquet-columns">Columns</h2>
            <div className={classes.scroll}>
              <PlainTable caption="Columns" className={classes.table} columns={columnColumns} rows={columns} rowKey={({ name }) => name} />
            </div>
          </section>
          <section aria-labelledby="parquet-rows">
            <h2 id="parquet-rows">First rows</h2>
            {firstRows.length === 0 ? (
              <p className={classes.facts}>This table has no rows in this release.</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it.
              <div className={classes.scroll} tabIndex={0}>
                <PlainTable
                  caption="First rows"
                  className={classes.table}
                  columns={columns.map(({ name }, at) => rowColumn(name, at))}
                  rows={firstRows.map((cells, at) => ({ cells, at }))}
                  rowKey={({ at }) => at}
                />
              </div>
            )}
          </section>
          <ParquetCode path={path} />
        </div>
      )}
    </QueryPart>
  )
}

/** A table that follows from many files has the licences of all of them: too many to read here. */
function formatLicences(licences: readonly string[]): string {
  return licences.length <= 3 ? licences.join('; ') : `the ${licences.length} of its sources, which manifest.json lists`
}

const columnColumns: readonly PlainColumn<FileColumn>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => <code>{name}</code> },
  { id: 'type', label: 'Type', cell: ({ type }) => <code>{type}</code> },
  { id: 'empty', label: 'May be empty', cell: ({ isNullable }) => (isNullable ? 'yes' : 'no') },
  { id: 'meaning', label: 'Meaning', className: classes.meaning, cell: ({ description }) => description },
]

function rowColumn(name: string, at: number): PlainColumn<{ cells: readonly (string | null)[]; at: number }> {
  return {
    id: name,
    label: name,
    className: classes.cell,
    cell: ({ cells }) => cells[at] ?? <span className={classes.empty}>empty</span>,
  }
}

function ParquetCode({ path }: { path: string }) {
  const [reader, setReader] = useState<ParquetReader>('DuckDB')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isGuarded = isSubscriberFile(path)
  const code = formatParquetCode(reader, { name, address: isGuarded ? null : new URL(plainFilePath(path), location.origin).href })
  return (
    <section aria-labelledby="parquet-code">
      <h2 id="parquet-code">Use in code</h2>
      {isGuarded && <p className={classes.facts}>Save the file first: it is for subscribers, and the code reads it where it was saved.</p>}
      <CodeChoice label="Library" names={parquetReaders} chosen={reader} onChoose={setReader} code={code}>
        {untriedReaders.includes(reader) && (
          <p className={classes.facts}>We have not run this code: it needs the package arrow, which our tests do not have.</p>
        )}
      </CodeChoice>
    </section>
  )
}
