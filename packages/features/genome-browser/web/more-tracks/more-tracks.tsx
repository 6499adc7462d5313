import type { GenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import type { SiteTrack } from '@rosette/contract-kit/genome-view/site-track.ts'
import type { SiteTrackId } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import classes from './more-tracks.module.css'
import { OwnFiles } from './own-files.tsx'
import { SiteTracks } from './site-tracks.tsx'
import type { OwnTracks } from './use-own-tracks.ts'

type MoreTracksProps = {
  siteTracks: readonly SiteTrack[]
  view: GenomeView
  problem: string | null
  onToggle(id: SiteTrackId, isShown: boolean): void
  own: OwnTracks
}

/** Tracks beside those of every release: what the operator has added, if anything, and files of the visitor. */
export function MoreTracks({ siteTracks, view, problem, onToggle, own }: MoreTracksProps) {
  return (
    <details className={classes.fold}>
      <summary>{siteTracks.length > 0 ? 'More tracks and your own files' : 'Your own files'}</summary>
      <div className={classes.parts}>
        {siteTracks.length > 0 && <SiteTracks tracks={siteTracks} view={view} problem={problem} onToggle={onToggle} />}
        <OwnFiles {...own} />
      </div>
    </details>
  )
}
