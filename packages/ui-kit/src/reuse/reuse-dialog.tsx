import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Dialog } from '../feedback/dialog.tsx'
import { CodeChoice } from './code-choice.tsx'
import { formatPackageCall } from './format-package-call.ts'
import { formatSnippet, type Language, languages } from './format-snippet.ts'
import { PageCitation } from './page-citation.tsx'
import { PageFiles } from './page-files.tsx'
import type { PageReuse } from './page-reuse.ts'
import classes from './reuse-dialog.module.css'
import { usePermanentPath } from './use-permanent-path.ts'

type ReuseDialogProps = { reuse: PageReuse; isOpen: boolean; onClose(): void }

/** What can be taken from a page: its files, how to cite it, and its call as code. */
export function ReuseDialog({ reuse, isOpen, onClose }: ReuseDialogProps) {
  return (
    <Dialog title="Download and cite" isOpen={isOpen} onClose={onClose} size={640}>
      <div className={classes.parts}>
        <section aria-labelledby="reuse-files">
          <h3 id="reuse-files" className={classes.title}>
            Download
          </h3>
          <PageFiles reuse={reuse} />
        </section>
        <section aria-labelledby="reuse-cite">
          <h3 id="reuse-cite" className={classes.title}>
            Cite
          </h3>
          <PageCitation reuse={reuse} />
        </section>
        <section aria-labelledby="reuse-code">
          <h3 id="reuse-code" className={classes.title}>
            Use in code
          </h3>
          <PageCode reuse={reuse} />
        </section>
      </div>
    </Dialog>
  )
}

const packageName = 'Python package'

/** The call of the page as a script. */
function PageCode({ reuse }: { reuse: PageReuse }) {
  const { data: path } = usePermanentPath(reuse)
  const [language, setLanguage] = useState<Language | typeof packageName>('curl')
  const further = useQuery({
    queryKey: ['reuse-calls', reuse.call],
    queryFn: async () => (await reuse.calls?.()) ?? [],
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const [chosen, setChosen] = useState('')
  const id = useId()
  const calls = further.data ?? []
  const call = calls.find(({ label }) => label === chosen)?.call ?? reuse.call
  const packaged = formatPackageCall(call, location.origin)
  // A part of the page may be no function of the package.
  const shown = language === packageName && packaged === null ? 'Python' : language
  const snippet = shown === packageName ? (packaged ?? '') : formatSnippet(shown, call, location.origin)
  return (
    <>
      <p className={classes.text}>
        Makes the same request as this page{calls.length > 0 && ', or as a part of it'}. If the site asks you to log in for it, create an
        access token in your profile and put it into the environment variable <code>ROSETTE_TOKEN</code>; without one, the code sends none.
        {path ? (
          <>
            {' '}
            Name the page by its permanent address, <code>{new URL(path, location.origin).href}</code>.
          </>
        ) : null}
      </p>
      {calls.length > 0 && (
        <p className={classes.text}>
          <label htmlFor={id}>What to fetch: </label>
          <select id={id} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">this page</option>
            {calls.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      <CodeChoice
        label="Language"
        names={[...languages, ...(packaged === null ? [] : ([packageName] as const))]}
        chosen={shown}
        onChoose={setLanguage}
        code={snippet}
      />
    </>
  )
}
