import { trackSetOf } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { type GenomeView, padPosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { firstView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { GenomeFold } from '@rosette/ui-kit/genome-browser/genome-fold.tsx'
import { GenePicture } from '@rosette/ui-kit/pictures/gene-picture/gene-picture.tsx'
import { formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { GenomeGate } from '../../../genome-browser/web/genome-gate.tsx'
import type { BlastHit, HitPicture, HspPosition } from '../../contract/blast-result.ts'
import classes from './blast-result.module.css'
import { hitPictureQuery } from './blast-result-query.ts'

/** Where the alignments lie on the genome: drawn on the gene models of the locus, and in the genome browser. */
export function HitOnGene({ token, hit }: { token: string; hit: BlastHit }) {
  const { data } = useQuery(hitPictureQuery(token, hit.number))
  if (!data) return null
  const view = viewOfHit(hit, data.places)
  return (
    <>
      <HitPlaces hit={hit} {...data} />
      {view && (
        <GenomeFold
          key={hit.number}
          view={view}
          subject={hit.subject}
          origin={{ run: token }}
          around={(frame) => <GenomeGate denied={denied}>{frame}</GenomeGate>}
        />
      )}
    </>
  )
}

const denied = <Notice kind="info">The genome browser is available to users with access to records. Please log in or subscribe.</Notice>

/** GBROW-012: the locus that was hit, or else the place of the best alignment; null for a sequence that is not placed. */
export function viewOfHit({ hsps, locus }: BlastHit, places: readonly HspPosition[]): GenomeView | null {
  if (locus?.place) return { position: padPosition(locus.place), tracks: trackSetOf('protein_coding', locus.place.chromosome) }
  const best = places.find(({ line }) => line === hsps[0]?.line)
  return best ? { position: padPosition(best), tracks: firstView.tracks } : null
}

function HitPlaces({ hit, places, picture }: HitPicture & { hit: BlastHit }) {
  if (!picture) {
    return places.length === 0 ? null : (
      <p className={classes.places}>
        On the genome: {places.map(({ chromosome, start, end }) => `${chromosome}: ${formatRange(start, end)}`).join('; ')}
      </p>
    )
  }
  const matches = places.map(({ line, start, end }, index) => ({
    id: `${line} ${index}`,
    label: `Alignment with ${hit.subject}`,
    start,
    end,
  }))
  return (
    <div className={classes.gene}>
      <h3>{picture.locus.label}: where it aligns</h3>
      <GenePicture
        name={picture.locus.label}
        models={picture.geneModels}
        variants={picture.variants}
        ownModel={hit.subject}
        matches={matches}
      />
    </div>
  )
}
