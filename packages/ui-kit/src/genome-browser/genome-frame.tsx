import { useComputedColorScheme } from '@mantine/core'
import type { ViewedTrackId } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { type GenomeView, genomeFramePath, genomeViewPath } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { parseGenomeView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import { useEffect, useRef, useState } from 'react'
import { MessageOfFrame, type MessageOfPage, type OwnTrack } from './frame-messages.ts'
import classes from './genome-frame.module.css'

type GenomeFrameProps = {
  /** Where it opens. Later moves are the visitor's; a new place needs a new key. */
  view: GenomeView
  /** What it shows, for screen readers. */
  title: string
  /** The visitor moved, zoomed or chose tracks. */
  onView?(view: GenomeView): void
  /** Shows these tracks instead of those that are open. */
  wanted?: readonly ViewedTrackId[] | undefined
  /** The visitor's own tracks. */
  own?: readonly OwnTrack[]
  /** A track that was wanted is open, or can't be opened. */
  onOpened?(id: string, problem: string | null): void
  /** Files were dropped on the browser. */
  onFiles?(files: readonly File[]): void
}

/** The genome browser: a document of its own, loaded when this is mounted, that follows the theme of the page. */
export function GenomeFrame({ view, title, wanted, own, ...heard }: GenomeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [src] = useState(() => genomeViewPath(genomeFramePath, view))
  const [isReady, setIsReady] = useState(false)
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const latest = useRef(heard)
  latest.current = heard

  useEffect(() => tell(frame.current, { about: 'colour-scheme', scheme }), [scheme])
  useEffect(() => {
    if (isReady && wanted) tell(frame.current, { about: 'tracks', tracks: wanted.join(',') })
  }, [isReady, wanted])
  useEffect(() => {
    if (isReady && own) tell(frame.current, { about: 'own-tracks', tracks: [...own] })
  }, [isReady, own])

  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent) {
      if (origin !== window.location.origin || source === null || source !== frame.current?.contentWindow) return
      const parsed = MessageOfFrame.safeParse(data)
      if (!parsed.success) return
      const { onView, onOpened, onFiles } = latest.current
      const message = parsed.data
      if (message.about === 'genome-view') onView?.(parseGenomeView(message))
      else if (message.about === 'opened-track') onOpened?.(message.id, message.problem)
      else if (message.about === 'dropped-files') onFiles?.(message.files)
      else setIsReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  return <iframe ref={frame} className={classes.frame} src={src} title={title} />
}

function tell(frame: HTMLIFrameElement | null, message: MessageOfPage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin)
}
