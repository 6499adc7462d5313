import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { ReleaseEntry } from '../contract/release-changes.ts'
import { releasePath } from '../contract/release-paths.ts'
import classes from './release-page.module.css'

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

const standingWords = {
  current: 'current',
  earlier: 'earlier',
  rolled_back: 'rolled back',
} as const satisfies Record<ReleaseEntry['standing'], string>

/** What a list of releases says of each. */
function summarizeEntry({ comparison, changedRecords, againstId }: ReleaseEntry): string {
  if (comparison === 'first') return 'first release'
  if (comparison === 'missed') return 'not compared'
  if (comparison === 'waiting') return `being compared with ${againstId}`
  return changedRecords === 0 ? 'no record changed' : `${formatCount(changedRecords, 'record')} changed`
}
