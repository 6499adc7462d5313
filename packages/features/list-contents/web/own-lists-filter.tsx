import { lazy, Suspense, useEffect, useState } from 'react'
import type { OwnListsFacetProps } from './own-lists-facet.tsx'

const OwnListsFacet = lazy(() => import('./own-lists-facet.tsx').then((module) => ({ default: module.OwnListsFacet })))

/** Narrows results to lists of the visitor (RESULTS-090). Only their browser and their account know them, so they come after the page. */
export function OwnListsFilter(props: OwnListsFacetProps) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  return (
    <Suspense>
      <OwnListsFacet {...props} />
    </Suspense>
  )
}
