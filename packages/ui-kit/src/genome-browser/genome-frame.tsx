import { useComputedColorScheme } from '@mantine/core'
import { type SchemeMessage, ViewMessage } from '@rosette/contract-kit/genome-view/frame-messages.ts'
import { type GenomeView, genomeFramePath, genomeViewPath, parseGenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { useEffect, useRef, useState } from 'react'
import classes from './genome-frame.module.css'

type GenomeFrameProps = {
  /** Where it opens. Later moves are the visitor's; a new place needs a new key. */
  view: GenomeView
  /** What it shows, for screen readers. */
  title: string
  /** The visitor moved, zoomed or chose tracks. */
  onView?(view: GenomeView): void
}

/** The genome browser: a document of its own, loaded when this is mounted, that follows the theme of the page. */
export function GenomeFrame({ view, title, onView }: GenomeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [src] = useState(() => genomeViewPath(genomeFramePath, view))
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const latest = useRef(onView)
  latest.current = onView

  useEffect(() => {
    const message: SchemeMessage = { about: 'colour-scheme', scheme }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [scheme])

  useEffect(() => {
    function hear({ source, data }: MessageEvent) {
      if (source === null || source !== frame.current?.contentWindow) return
      const parsed = ViewMessage.safeParse(data)
      if (parsed.success) latest.current?.(parseGenomeView(parsed.data))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  return <iframe ref={frame} className={classes.frame} src={src} title={title} />
}
