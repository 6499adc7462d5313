import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../feedback/query-part.tsx'
import { useChange } from '../feedback/use-change.ts'
import { fileOfCall } from './file-of-call.ts'
import type { PageFile, PageReuse } from './page-reuse.ts'
import classes from './reuse-dialog.module.css'

/** The files of a page, each a button that saves it. */
export function PageFiles({ reuse }: { reuse: PageReuse }) {
  const save = useChange({ call: (file: PageFile) => file.save() })
  const failure = save.failure && (save.input?.failure ?? plainFailure)(save.failure.error)
  const further = useQuery({ queryKey: ['reuse-files', reuse.call], queryFn: reuse.files, staleTime: 0, gcTime: 0, retry: false })
  const files = [callFileOf(reuse), ...(further.data ?? [])]

  return (
    <>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.label}>
            <button type="button" className={classes.file} disabled={save.isPending} onClick={() => save.run(file)}>
              {file.label}
            </button>
            {file.note && <span className={classes.note}> {file.note}</span>}
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className={classes.error}>
          {failure}
        </p>
      )}
      {further.error && <LoadFailure what="the list of further files" error={further.error} onRetry={further.refetch} />}
    </>
  )
}

function plainFailure(error: Error): string {
  return problemCodeOf(error) === 'too_many_requests'
    ? 'Many files are being saved right now. Try again in a minute.'
    : 'The file could not be created. Try again.'
}

function callFileOf({ call, fileName, callFile: { label, ending } = { label: 'JSON', ending: 'json' } }: PageReuse): PageFile {
  return fileOfCall({ label: `This page (${label})`, call, fileName: `${fileName}.${ending}` })
}
