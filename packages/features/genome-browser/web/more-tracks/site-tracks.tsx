import { startDownload } from '@rosette/api-client/start-download.ts'
import type { GenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import type { SiteTrack } from '@rosette/contract-kit/genome-view/site-track.ts'
import type { SiteTrackId } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import { longestVariantFile, variantFilePath } from '@rosette/contract-kit/genome-view/variant-file.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { useId } from 'react'
import classes from './more-tracks.module.css'

type SiteTracksProps = {
  tracks: readonly SiteTrack[]
  /** What is open or being opened, and where the visitor is. */
  view: GenomeView
  /** Why the last one could not be opened. */
  problem: string | null
  onToggle(id: SiteTrackId, isShown: boolean): void
}

/** What the operator has added, by category, each with what the sheet says of it. */
export function SiteTracks({ tracks, view, problem, onToggle }: SiteTracksProps) {
  const id = useId()
  const categories = [...Map.groupBy(tracks, ({ category }) => category)]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Tracks of this site
      </h2>
      {categories.map(([category, own]) => (
        <fieldset key={category} className={classes.category}>
          <legend>{category ?? 'Other tracks'}</legend>
          {own.map((track) => (
            <TrackChoice key={track.id} track={track} view={view} onToggle={onToggle} />
          ))}
        </fieldset>
      ))}
      <div role="alert" className={classes.problems}>
        {problem}
      </div>
    </section>
  )
}

function TrackChoice({ track, view, onToggle }: Pick<SiteTracksProps, 'view' | 'onToggle'> & { track: SiteTrack }) {
  const { id, format, title, description, licence, citation } = track
  const about = useId()
  return (
    <div>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={view.tracks.includes(id)}
          aria-describedby={about}
          onChange={(event) => onToggle(id, event.currentTarget.checked)}
        />
        {title}
      </label>
      <p id={about} className={classes.note}>
        {[description, citation, licence].filter((text) => text !== null).join('. ')}
      </p>
      {format === 'vcf' && <SaveVariants track={track} view={view} />}
    </div>
  )
}

/** The variants of what is shown, as a file (VARIANT-009). */
function SaveVariants({ track: { id, title }, view: { position } }: { track: SiteTrack; view: GenomeView }) {
  const save = useChange({ call: () => startDownload(variantFilePath(id.replace('site.', ''), position)) })
  if (position.end - position.start >= longestVariantFile) {
    return <p className={classes.note}>Zoom in to 1 Mb or less to save the variants of the region.</p>
  }
  return (
    <p className={classes.note}>
      <button
        type="button"
        className={textButton.button}
        aria-label={`Save this region as VCF: ${title}`}
        onClick={() => save.run(undefined)}
      >
        Save this region as VCF
      </button>{' '}
      <span role="alert">{save.failure?.text}</span>
    </p>
  )
}
