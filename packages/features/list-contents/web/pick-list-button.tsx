import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { PickedList } from './list-picker.tsx'

const ListPicker = lazy(() => import('./list-picker.tsx').then((module) => ({ default: module.ListPicker })))

/** Takes one of the visitor's lists. */
export function PickListButton({ kind, ...picked }: { kind: string } & PickedList) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        From my lists
      </Button>
      {isOpen && (
        <Suspense>
          <ListPicker kind={kind} {...picked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
