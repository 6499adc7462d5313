import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { type PickedList, useListParts } from './list-parts.tsx'

/** Takes one of the visitor's lists. */
export function PickListButton({ kind, ...picked }: { kind: string } & PickedList) {
  const parts = useListParts()
  const [isOpen, setOpen] = useState(false)
  if (!parts) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        From my lists
      </Button>
      {isOpen && (
        <Suspense>
          <parts.ListPicker kind={kind} {...picked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
