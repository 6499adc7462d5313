import { createViewState, JBrowseLinearGenomeView } from '@jbrowse/react-linear-genome-view2'
import { formatPosition, type GenomeView, parsePosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import type { MessageOfFrame } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { useMemo, useState } from 'react'
import type { TrackList } from '../contract/track-list.ts'
import type { Scheme } from './browser-colours.ts'
import { browserConfig, type FirstView } from './browser-config.ts'
import type { LoadedReaders } from './track-readers.ts'
import { type Showing, useMessages } from './use-messages.ts'

type GenomeViewProps = {
  list: TrackList
  first: GenomeView
  /** What the first tracks need. */
  firstReaders: LoadedReaders
  firstScheme: Scheme
  tell(message: MessageOfFrame): void
}

/** JBrowse 2 with the tracks of a release. It tells the page around it where the visitor goes, and follows what the page says. */
export function GenomeViewer({ list, first, firstReaders, firstScheme, tell }: GenomeViewProps) {
  // Colours, readers and files are part of the state's configuration, so others need another state, at the place where the old one is.
  const [place] = useState<{ view: FirstView; showing: Showing | null }>({ view: first, showing: null })
  const { scheme, readers, own } = useMessages({ list, place, tell, scheme: firstScheme, readers: firstReaders })
  const state = useMemo(() => {
    const made = createViewState({
      ...browserConfig(list, place.view, scheme, { formats: [...readers.keys()], own }),
      plugins: [...readers.values()],
      onChange: afterPause(() => {
        const { view: shown } = made.session
        if (!shown.initialized || place.showing !== shown) return
        // Not `coarseVisibleLocStrings`, which follows half a second later and without a change that would be told.
        const { visibleLocStrings: loc, tracks } = shown
        const position = parsePosition(loc)
        // Several stretches side by side, as JBrowse can show, have no address.
        if (!loc || loc.includes(' ') || position === null) return
        place.view = { position, tracks: tracks.map(trackIdOf) }
        tell({ about: 'genome-view', loc: formatPosition(position), tracks: place.view.tracks.join(',') })
      }),
    })
    place.showing = made.session.view
    return made
  }, [list, scheme, readers, own, place, tell])
  return <JBrowseLinearGenomeView viewState={state} />
}

function trackIdOf(track: { configuration: { trackId: string } }): string {
  return track.configuration.trackId
}

/** Moving and zooming change the state many times a second. */
function afterPause(act: () => void, pauseMs = 300): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, pauseMs)
  }
}
