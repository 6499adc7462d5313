import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { lazy, Suspense, useState } from 'react'
import classes from './footer.module.css'

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

/** Opens the list of shortcuts, like `?`; the only way to it once single-key shortcuts are off. */
export function KeysButton() {
  // Null until it is first opened, which loads it.
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

const themes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]

/** Light, dark or system theme; the choice is kept in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
            className="visually-hidden"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
