import { useCallback, useEffect, useRef, useState } from 'react'
import { whenReaderMoves } from './stay-at-section.ts'

/** Which section the reader is in, kept by an observer; `choose` is for a click in the section list. */
export function useActiveSection(ids: readonly string[]): { active: string; choose(id: string): void } {
  const [active, setActive] = useState(ids[0] ?? '')
  // A chosen section stays highlighted until the reader scrolls, even if the page ends before the section reaches the top.
  const isChosen = useRef(false)
  const idList = ids.join(' ')
  const offset = useSectionOffset(ids[0] ?? '')

  useEffect(() => {
    const order = idList.split(' ')
    const visible = new Set<string>()
    function update() {
      if (isChosen.current) return
      const current = isAtBottom() ? order.at(-1) : order.find((id) => visible.has(id))
      if (current !== undefined) setActive(current)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) entry.isIntersecting ? visible.add(entry.target.id) : visible.delete(entry.target.id)
        update()
      },
      { rootMargin: `-${offset}px 0px -55% 0px` },
    )
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    const stopListening = listenToReader(isChosen, update)
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [idList, offset])

  const choose = useCallback((id: string) => {
    isChosen.current = true
    setActive(id)
  }, [])
  return { active, choose }
}

/** The last sections of a page may be too short to reach the top: at the very bottom the last one is active. */
function isAtBottom(): boolean {
  const { scrollHeight } = document.documentElement
  return window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2
}

function listenToReader(isChosen: { current: boolean }, update: () => void): () => void {
  const release = () => {
    isChosen.current = false
  }
  const abort = new AbortController()
  whenReaderMoves(release, abort.signal)
  window.addEventListener('scroll', update, { passive: true, signal: abort.signal })
  return () => abort.abort()
}

/** Where a section lands below the sticky bars, in pixels: the one offset of scrolling and highlighting (DETAIL-006). */
function useSectionOffset(sectionId: string): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    // The style sheets define how much the bars cover at this width; reading it from them keeps script and style in step.
    const measure = () => setOffset(landingOf(document.getElementById(sectionId)))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [sectionId])
  return offset
}

function landingOf(section: HTMLElement | null): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const margin = section ? Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0 : 0
  // Rounding may leave a section a fraction of a pixel too low.
  return Math.floor(padding + margin)
}
