import { type RefObject, useEffect } from 'react'

/** Lets `/`, and Ctrl-K or Command-K, move the focus to a field: the first from anywhere but another field, the others from anywhere. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function focusField(event: KeyboardEvent) {
      if (!isSearchKey(event)) return
      // A box that is not shown (phones) cannot take the focus; the key then stays the browser's.
      if (!field.current || field.current.offsetParent === null) return
      event.preventDefault()
      field.current.focus()
      field.current.select()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [field, isOn])
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !isTyping(target)
}

/** Whether a key pressed there is text for a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
}
