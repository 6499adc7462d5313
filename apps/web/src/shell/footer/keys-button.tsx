import { useKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { lazy, Suspense, useState } from 'react'
import classes from './footer.module.css'

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

/** Opens the list of keys, as `?` does; the only way to it for who has switched single keys off. */
export function KeysButton() {
  // Null until it is asked for the first time, which loads it.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useKeys({
    '?': () => {
      setOpen(true)
      return true
    },
  })
  return (
    <>
      <button type="button" className={classes.keys} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      {isOpen !== null && (
        <Suspense>
          <KeysDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
