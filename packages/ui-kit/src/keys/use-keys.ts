import { useEffect, useRef } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

/** What keys do, by name. An action says whether there was anything for it to do; if not, the key stays the browser's. */
export type KeyActions = Readonly<Record<string, () => boolean>>

/**
 * Lets keys act from anywhere on the page. A single sign (`j`) acts while nobody types, no dialog is open and the visitor has not
 * switched such keys off; `Ctrl K`, on a Mac also Command-K, always does.
 */
export function useKeys(actions: KeyActions, isOn = true): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (!isOn) return
    function followKey(event: KeyboardEvent) {
      const name = nameOf(event)
      const action = latest.current[name]
      if (!action || event.defaultPrevented || (name.length === 1 && !mayAct(event.target))) return
      if (action()) event.preventDefault()
    }
    document.addEventListener('keydown', followKey)
    return () => document.removeEventListener('keydown', followKey)
  }, [isOn])
}

/** Empty for a press with other modifiers, which is nobody's key. Shift is part of a sign: `?` needs it on most keyboards. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return ''
  if (!ctrlKey && !metaKey) return key
  return ctrlKey !== metaKey && !shiftKey ? `Ctrl ${key.toUpperCase()}` : ''
}

function mayAct(target: EventTarget | null): boolean {
  return !isTyping(target) && document.querySelector('[role=dialog], dialog[open]') === null && areSingleKeysOn()
}

/** Whether a key pressed there is text for a field. A box that was just ticked takes none, and the rows go on from it. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}
