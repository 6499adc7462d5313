import { Button } from '@mantine/core'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { AddedRecord } from './add-to-list-dialog.tsx'

const AddToListDialog = lazy(() => import('./add-to-list-dialog.tsx').then((module) => ({ default: module.AddToListDialog })))

/** Puts a record into one of the visitor's lists, or into a new one (DETAIL-053). */
export function AddToListButton(record: AddedRecord) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPlaylistAdd size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Add to list
      </Button>
      {isOpen && (
        <Suspense>
          <AddToListDialog {...record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
