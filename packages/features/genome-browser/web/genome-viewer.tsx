import { createViewState, JBrowseLinearGenomeView } from '@jbrowse/react-linear-genome-view2'
import { SchemeMessage, type ViewMessage } from '@rosette/contract-kit/genome-view/frame-messages.ts'
import { formatPosition, type GenomeView, parseGenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { useEffect, useMemo, useState } from 'react'
import type { TrackList } from '../contract/track-list.ts'
import type { Scheme } from './browser-colours.ts'
import { browserConfig } from './browser-config.ts'

type GenomeViewProps = { list: TrackList; first: GenomeView; firstScheme: Scheme; tell(message: ViewMessage): void }

/** JBrowse 2 with the tracks of a release. It tells the page around it where the visitor goes, and follows its colour scheme. */
export function GenomeViewer({ list, first, firstScheme, tell }: GenomeViewProps) {
  const scheme = useScheme(firstScheme)
  // Colours are part of the state's configuration, so another scheme needs another state, at the place where the old one is.
  const [place] = useState({ view: first })
  const state = useMemo(() => {
    const made = createViewState({
      ...browserConfig(list, place.view, scheme),
      onChange: afterPause(() => {
        const { view: shown } = made.session
        if (!shown.initialized) return
        // Not `coarseVisibleLocStrings`, which follows half a second later and without a change that would be told.
        const { visibleLocStrings: loc, tracks } = shown
        const message = { about: 'genome-view', loc, tracks: tracks.map(trackIdOf).join(',') } as const
        const view = parseGenomeView(message)
        // Several stretches side by side, as JBrowse can show, have no address.
        if (!loc || loc.includes(' ')) return
        place.view = view
        tell({ ...message, loc: formatPosition(view.position), tracks: view.tracks.join(',') })
      }),
    })
    return made
  }, [list, scheme, place, tell])
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

/** The colour scheme of the page around the frame, which the document has at first and messages change. */
function useScheme(first: Scheme): Scheme {
  const [scheme, setScheme] = useState(first)
  useEffect(() => {
    function hear({ origin, data }: MessageEvent) {
      const parsed = SchemeMessage.safeParse(data)
      if (origin === window.location.origin && parsed.success) setScheme(parsed.data.scheme)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return scheme
}
