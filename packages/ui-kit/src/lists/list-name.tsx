import { Suspense, useEffect, useState } from 'react'
import { useListParts } from './list-parts.tsx'

/** What the visitor calls a list, by its content. Only their browser and their account know it, so it comes after the page. */
export function ListName({ contentId }: { contentId: string }) {
  const parts = useListParts()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  if (!parts || !isDrawn) return null
  return (
    <Suspense>
      <parts.ListName contentId={contentId} />
    </Suspense>
  )
}
