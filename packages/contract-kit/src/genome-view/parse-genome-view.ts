import { genomeTrackIds, type ViewedTrackId } from './genome-tracks.ts'
import { type GenomeView, parsePosition } from './genome-view.ts'
import { isSiteTrackId } from './site-tracks.ts'

/** Where the browser opens if its address names no place: the beginning of the first chromosome. */
export const firstView: GenomeView = {
  position: { chromosome: 'Chr1', start: 1, end: 100_000 },
  tracks: ['genes', 'transposons', 'markers'],
}

/** The view that a query string names; what is missing or can't be read is as in `firstView`. */
export function parseGenomeView(query: { loc?: string | undefined; tracks?: string | undefined }): GenomeView {
  const tracks = parseTracks(query.tracks ?? '')
  // An empty list is a choice, too: only the sequence.
  const isChosen = tracks.length > 0 || query.tracks === ''
  return { position: parsePosition(query.loc ?? '') ?? firstView.position, tracks: isChosen ? tracks : firstView.tracks }
}

/**
 * The tracks of a list such as `genes,markers,site.peaks`, each once: those of every release in the order of the browser, then those of the
 * operator. Other words are left out.
 */
export function parseTracks(text: string): ViewedTrackId[] {
  const named = text.split(',').map((word) => word.trim())
  return [...genomeTrackIds.filter((id) => named.includes(id)), ...new Set(named.filter(isSiteTrackId))]
}
