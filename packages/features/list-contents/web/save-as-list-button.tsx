import { Button, type ButtonProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ListSeed } from './save-list-dialog.tsx'

const SaveListDialog = lazy(() => import('./save-list-dialog.tsx').then((module) => ({ default: module.SaveListDialog })))

type SaveAsListButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'> & {
  seed: ListSeed
  /** What the list is called at first. */
  name?: string
}

/** Saves what the page shows as a list (LIST-045). */
export function SaveAsListButton({ seed, name = '', variant = 'default', ...look }: SaveAsListButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} variant={variant} size="xs" onClick={() => setOpen(true)}>
        Save as list
      </Button>
      {isOpen && (
        <Suspense>
          <SaveListDialog seed={seed} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
