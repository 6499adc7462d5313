import { type GenomeView, genomeBrowserPath, genomeViewPath, type ViewOrigin } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '../links/page-link.tsx'
import { PremiumDiamond } from '../links/premium-diamond.tsx'
import classes from './genome-fold.module.css'

const GenomeFrame = lazy(async () => ({ default: (await import('./genome-frame.tsx')).GenomeFrame }))

type GenomeFoldProps = {
  /** Where it opens. Another place needs another key. */
  view: GenomeView
  /** What is there: a locus, a hit. */
  subject: string
  /** Where the page of the same view leads back to. */
  origin: ViewOrigin
  /** Puts something in the place of the browser for anyone who may not see it; not called before it is opened. */
  around?(frame: ReactNode): ReactNode
}

/** A place on the genome, closed at first. Nothing of the browser is loaded before it is opened (GBROW-007). */
export function GenomeFold({ view: first, subject, origin, around = (frame) => frame }: GenomeFoldProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const [view, setView] = useState(first)
  return (
    <details className={classes.fold} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>Genome browser</summary>
      {wasOpened &&
        around(
          <Suspense>
            <GenomeFrame view={first} title={`Genome browser at ${subject}`} onView={setView} />
          </Suspense>,
        )}
      <p className={classes.more}>
        <PageLink href={genomeViewPath(genomeBrowserPath, view, origin)}>Open this view on a page of its own</PageLink>
        <PremiumDiamond />
      </p>
    </details>
  )
}
