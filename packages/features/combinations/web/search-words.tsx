import { type ComponentProps, Suspense } from 'react'
import { WordedSearch } from './worded-search.tsx'

/** A search in words, with a place for them until they are there. */
export function SearchWords(props: ComponentProps<typeof WordedSearch>) {
  return (
    <Suspense fallback="…">
      <WordedSearch {...props} />
    </Suspense>
  )
}
