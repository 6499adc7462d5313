import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../feedback/query-part.tsx'
import { fileOfCall } from './file-of-call.ts'
import type { PageFile, PageReuse } from './page-reuse.ts'
import classes from './reuse-dialog.module.css'

/** The files of a page, each a button that saves it. */
export function PageFiles({ reuse }: { reuse: PageReuse }) {
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const further = useQuery({ queryKey: ['reuse-files', reuse.call], queryFn: reuse.files, staleTime: 0, gcTime: 0, retry: false })
  const files = [callFileOf(reuse), ...(further.data ?? [])]

  async function save(file: PageFile) {
    setBusy(file.label)
    setFault(await file.save())
    setBusy(null)
  }

  return (
    <>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.label}>
            <button type="button" className={classes.file} disabled={busy !== null} onClick={() => save(file)}>
              {file.label}
            </button>
            {file.note && <span className={classes.note}> {file.note}</span>}
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      {further.error && <LoadFailure what="the list of further files" error={further.error} onRetry={further.refetch} />}
    </>
  )
}

function callFileOf({ call, fileName, callFile: { label, ending } = { label: 'JSON', ending: 'json' } }: PageReuse): PageFile {
  return fileOfCall({ label: `This page (${label})`, call, fileName: `${fileName}.${ending}` })
}
