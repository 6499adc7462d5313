import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReleaseEntry } from '../contract/release-changes.ts'
import { releasePath } from '../contract/release-paths.ts'
import classes from './release-page.module.css'
import { standingWords, summarizeEntry } from './release-words.ts'

type ReleaseLinesProps = { releases: readonly ReleaseEntry[]; here?: string }

/** Releases on a line, newest first. */
export function ReleaseLines({ releases, here }: ReleaseLinesProps) {
  return (
    <ol className={classes.lines}>
      {releases.map((release) => (
        <li key={release.releaseId} data-standing={release.standing} aria-current={release.releaseId === here ? 'page' : undefined}>
          <PageLink href={releasePath(release.releaseId)} className={classes.id}>
            {release.releaseId}
          </PageLink>
          <Standing release={release} />
          <span className={classes.about}>
            {release.publishedAt.slice(0, 10)} · {summarizeEntry(release)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Whether a release is served, can be read, or was taken back. */
export function Standing({ release: { standing, isHeld } }: { release: Pick<ReleaseEntry, 'standing' | 'isHeld'> }) {
  const word = standing === 'earlier' && isHeld ? 'can be read' : standingWords[standing]
  return (
    <span className={classes.standing} data-standing={standing}>
      {word}
    </span>
  )
}
