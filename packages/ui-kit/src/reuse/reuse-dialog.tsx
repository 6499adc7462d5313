import { useState } from 'react'
import { Dialog } from '../feedback/dialog.tsx'
import { CopyableText } from '../record/parts/copyable-text.tsx'
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

/** The call of the page as a script. */
function PageCode({ reuse }: { reuse: PageReuse }) {
  const { data: path } = usePermanentPath(reuse)
  const [language, setLanguage] = useState<Language>('curl')
  const snippet = formatSnippet(language, reuse.call, location.origin)
  return (
    <>
      <p className={classes.text}>
        Makes the same request as this page. If the site asks you to log in for it, create an access token in your profile and put it into
        the environment variable <code>ROSETTE_TOKEN</code>; without one, the code sends none.
        {path ? (
          <>
            {' '}
            Name the page by its permanent address, <code>{new URL(path, location.origin).href}</code>.
          </>
        ) : null}
      </p>
      <fieldset className={classes.switch}>
        <legend className="visually-hidden">Language</legend>
        {languages.map((name) => (
          <label key={name} className={classes.option} data-chosen={name === language || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name="reuse-language"
              checked={name === language}
              onChange={() => setLanguage(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <CopyableText text={snippet} label={`Copy ${language} code`}>
        <pre className={classes.code}>{snippet}</pre>
      </CopyableText>
    </>
  )
}
