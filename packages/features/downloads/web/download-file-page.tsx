import { Button } from '@mantine/core'
import { fetchTextStart } from '@rosette/api-client/fetch-text-start.ts'
import { expectDownload, startDownload } from '@rosette/api-client/start-download.ts'
import { downloadListPath } from '@rosette/contract-kit/site-paths/download-list-path.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileTypeOf } from '../contract/file-types.ts'
import classes from './download-file-page.module.css'
import { DownloadFrame, FileError } from './download-frame.tsx'
import { ParquetFile } from './parquet-file.tsx'

export const downloadFilePage = defineSitePage({
  component: DownloadFilePage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    const path = params.get('path') ?? ''
    if (path === '' || isForced(params.get('force_download'))) return []
    const { view } = fileTypeOf(path)
    // What is known of a table is fetched by the part that shows it.
    return view === 'save' || view === 'table' ? [] : [view === 'text' ? textQuery(path) : accessQuery(path)]
  },
})

function isForced(written: unknown): boolean {
  return String(written) === 'true'
}

/** `/download/file?path=`: a file, shown or saved by its type (DOWN-010 to 014). */
export function DownloadFilePage() {
  const { path = '', force_download: forced }: { path?: string; force_download?: string } = useSearch({ strict: false })
  const { view } = fileTypeOf(path)
  // An address without a path names no file.
  if (path === '') {
    return (
      <DownloadFrame path="" nameless="Download File">
        <FileError />
      </DownloadFrame>
    )
  }
  const isSaved = isForced(forced) || view === 'save'
  return (
    <DownloadFrame path={path} actions={isSaved ? undefined : <SaveButton path={path} />}>
      {isSaved ? (
        <Saving key={path} path={path} />
      ) : view === 'text' ? (
        <TextFile path={path} />
      ) : view === 'table' ? (
        <ParquetFile path={path} />
      ) : (
        <Embedded path={path} isPdf={view === 'pdf'} />
      )}
    </DownloadFrame>
  )
}

/** Saves the file and goes back to the list of its folder (DOWN-010). */
function Saving({ path }: { path: string }) {
  const router = useRouter()
  const isHere = useRef(true)
  const { run, failure } = useChange({
    call: () => startDownload(fileAddress(path)),
    onDone: () => isHere.current && router.navigate({ href: downloadListPath(folderOf(path)), replace: true }),
  })
  const save = useEffectEvent(run)
  useEffect(() => {
    isHere.current = true
    save()
    return () => {
      isHere.current = false
    }
  }, [])
  return failure === null ? <p role="status">Saving the file...</p> : <FileError error={failure.error} />
}

function SaveButton({ path, label = 'Save file' }: { path: string; label?: string }) {
  const save = useChange({
    call: () => startDownload(fileAddress(path)),
    failure: 'The file could not be saved. Please try again.',
  })
  return (
    <>
      <Button variant="default" size="xs" onClick={() => save.run()}>
        {label}
      </Button>
      <FailureNotice failure={save.failure} />
    </>
  )
}

/** As text, whatever it holds (DOWN-022). */
function TextFile({ path }: { path: string }) {
  const file = useQuery(textQuery(path))
  return (
    <QueryPart query={file} what="the file" onError={(error) => <FileError error={error} />}>
      {({ text, isWhole }) => (
        <>
          {!isWhole && (
            <Notice kind="info">
              This is the first megabyte of the file. <SaveButton path={path} label="Download the whole file" />
            </Notice>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it. */}
          <pre className={classes.text} tabIndex={0}>
            {text}
          </pre>
        </>
      )}
    </QueryPart>
  )
}

/** The browser does not say why it could not show an image or a PDF, so the page asks first whether it may be had. */
function Embedded({ path, isPdf }: { path: string; isPdf: boolean }) {
  const access = useQuery(accessQuery(path))
  const [hasFailed, setHasFailed] = useState(false)
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (hasFailed) return <FileError />
  return (
    <QueryPart query={access} what="the file" onError={(error) => <FileError error={error} />}>
      {() =>
        isPdf ? (
          <iframe className={classes.pdf} src={fileAddress(path)} title={name} />
        ) : (
          <img className={classes.image} src={fileAddress(path)} alt={name} onError={() => setHasFailed(true)} />
        )
      }
    </QueryPart>
  )
}

function accessQuery(path: string) {
  return queryOptions({
    queryKey: ['downloads', 'access', path],
    queryFn: async () => {
      await expectDownload(fileAddress(path))
      return true
    },
    retry: false,
  })
}

/** As much of a text as a page shows (STORE-013). */
const shownCharacters = 1024 * 1024

function textQuery(path: string) {
  return queryOptions({
    queryKey: ['downloads', 'text', path],
    queryFn: ({ signal }) => fetchTextStart({ path: 'download-files/download', query: { filePath: path }, signal }, shownCharacters),
    staleTime: 60_000,
    retry: false,
  })
}

/** The bytes of a file. */
function fileAddress(path: string): string {
  return `/api/download-files/download?filePath=${encodeURIComponent(path)}`
}

/** The folder that a path lies in; '' for the root. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
