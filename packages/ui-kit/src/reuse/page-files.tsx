import { fetchText } from '@rosette/api-client/fetch-json.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveText } from '../feedback/save-file.ts'
import type { PageFile, PageReuse } from './page-reuse.ts'
import classes from './reuse-dialog.module.css'

/** The files of a page, each a button that saves it. */
export function PageFiles({ reuse }: { reuse: PageReuse }) {
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const further = useQuery({ queryKey: ['reuse-files', reuse.call], queryFn: reuse.files, staleTime: 0, gcTime: 0, retry: false })
  const files = [jsonFile(reuse), ...(further.data ?? [])]

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
      {(fault ?? further.error) && (
        <p role="alert" className={classes.fault}>
          {fault ?? 'Some files of this page could not be listed. Reload the page to try again.'}
        </p>
      )}
    </>
  )
}

/** What the call of the page answers, byte for byte (USE-002). */
function jsonFile({ call, fileName }: PageReuse): PageFile {
  return {
    label: 'This page (JSON)',
    async save() {
      try {
        saveText(await fetchText(call), `${fileName}.json`)
        return null
      } catch {
        return 'The file could not be made. Try again.'
      }
    },
  }
}
