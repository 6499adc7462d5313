import { type RefObject, useEffect } from 'react'

/** Lets `/` move the focus to a field, from anywhere but another field. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    function focusField(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A box that is not shown (phones) cannot take the focus; the key then stays the browser's.
      if (!field.current || field.current.offsetParent === null) return
      event.preventDefault()
      field.current.focus()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [field, isOn])
}

/** Whether a key pressed there is text for a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
}
