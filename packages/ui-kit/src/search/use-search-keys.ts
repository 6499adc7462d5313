import type { RefObject } from 'react'
import { useKeys } from '../keys/use-keys.ts'

/** Lets `/`, and Ctrl-K or Command-K, move the focus to a field: the first from anywhere but another field, the others from anywhere. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  function focusField(): boolean {
    // A box that is not shown (phones) cannot take the focus; the key then stays the browser's.
    if (!field.current || field.current.offsetParent === null) return false
    field.current.focus()
    field.current.select()
    return true
  }
  useKeys({ '/': focusField, 'Ctrl K': focusField }, isOn)
}
