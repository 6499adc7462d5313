import { useEffect, useState } from 'react'

/** Where a section lands below the sticky bars, in pixels: the one offset of scrolling and highlighting (DETAIL-006). */
export function useSectionOffset(sectionId: string): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    // The style sheets say how much the bars cover at this width; asking them keeps script and style from drifting apart.
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
  // Rounding may leave a section a fraction below its place.
  return Math.floor(padding + margin)
}
