import { lazy, Suspense, useEffect, useState } from 'react'

const OwnListName = lazy(() => import('./own-list-name.tsx').then((module) => ({ default: module.OwnListName })))

/** What the visitor calls a list, by its content. Only their browser and their account know it, so it comes after the page. */
export function ListName({ contentId }: { contentId: string }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  return (
    <Suspense>
      <OwnListName contentId={contentId} />
    </Suspense>
  )
}
