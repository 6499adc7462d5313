import { useEffect, useRef } from 'react'

/** Actions by key. An action returns whether it did anything; if not, the browser handles the key. */
export type KeyActions = Readonly<Record<string, () => boolean>>

/**
 * Handles keys from anywhere on the page. A single character (`j`) works unless the visitor is typing, a dialog is open or such
 * shortcuts are switched off; `Ctrl K`, on a Mac also Command-K, always works.
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

/** Empty for other modifiers, which no shortcut uses. Shift is part of a character: `?` needs it on most keyboards. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return ''
  if (!ctrlKey && !metaKey) return key
  return ctrlKey !== metaKey && !shiftKey ? `Ctrl ${key.toUpperCase()}` : ''
}

function mayAct(target: EventTarget | null): boolean {
  return !isTyping(target) && document.querySelector('[role=dialog], dialog[open]') === null && areSingleKeysOn()
}

/** Whether a key pressed there is text for a field. A checkbox takes none, so that moving along rows continues from it. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

const storageKey = 'rosette-keys'

/** Used if the browser denies storage: the choice then lasts until the page is reloaded. */
let isOnHere = true

/** Whether shortcuts without Control or Command are enabled; the visitor may disable them (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return isOnHere
  }
}

export function switchSingleKeys(isOn: boolean): void {
  isOnHere = isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Kept above.
  }
}
