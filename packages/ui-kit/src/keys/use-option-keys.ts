import { type KeyboardEvent, useState } from 'react'

type OptionList = {
  /** How many options the list has. */
  count: number
  isShown: boolean
  open(): void
  close(): void
  choose(index: number): void
}

/** The keys of a text field with a list of options below it (the combobox of WAI-ARIA 1.2), and which option they have made active. */
export function useOptionKeys({ count, isShown, open, close, choose }: OptionList) {
  const [active, setActive] = useState<number | null>(null)

  function followKey(event: KeyboardEvent) {
    // Enter and the arrows belong to the input method while it composes a character.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const next = indexAfter(event.key, active, count)
    if (!isShown) {
      if (next !== null) open()
      return
    }
    const isChosen = event.key === 'Enter' && active !== null
    if (next === null && event.key !== 'Escape' && !isChosen) return
    // Escape closes only the list, not the sheet around the field. Enter chooses the option and does not submit the form.
    event.preventDefault()
    if (next !== null) setActive(next)
    else if (isChosen) choose(active)
    else close()
  }

  return { active, setActive, followKey }
}

/** The option that an arrow key leads to, wrapping around; null for other keys. */
function indexAfter(key: string, active: number | null, count: number): number | null {
  if (key === 'ArrowDown') return active === null || active === count - 1 ? 0 : active + 1
  if (key === 'ArrowUp') return active === null || active === 0 ? count - 1 : active - 1
  return null
}
