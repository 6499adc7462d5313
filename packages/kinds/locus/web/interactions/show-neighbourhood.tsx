import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'

const Neighbourhood = lazy(async () => ({ default: (await import('./neighbourhood-picture.tsx')).NeighbourhoodPicture }))

/** Nothing of the picture, neither its script nor its edges, is fetched before the visitor wants it (NETWORK-016). */
export function ShowNeighbourhood({ record }: { record: LocusRecord }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <PlainButton onClick={() => setOpen(true)}>Show the neighbourhood of {record.name}</PlainButton>
  return (
    <Suspense fallback={<Loading what="the picture" height={420} />}>
      <Neighbourhood record={record} />
    </Suspense>
  )
}
