import { Button, type ButtonProps } from '@mantine/core'
import { Suspense, useState } from 'react'
import { type ListSeed, useListParts } from './list-parts.tsx'

type SaveAsListButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'disabled'> & {
  seed: ListSeed
  /** What the list is called at first. */
  name?: string
}

/** Saves what the page shows as a list (LIST-045). */
export function SaveAsListButton({ seed, name = '', variant = 'default', ...look }: SaveAsListButtonProps) {
  const parts = useListParts()
  const [isOpen, setOpen] = useState(false)
  if (!parts) return null
  return (
    <>
      <Button {...look} variant={variant} size="xs" onClick={() => setOpen(true)}>
        Save as list
      </Button>
      {isOpen && (
        <Suspense>
          <parts.SaveListDialog seed={seed} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
