import type { KeyboardEvent } from 'react'

/** What each mark of a picture carries to be reached by keyboard: the first by Tab, the others from it by arrow keys. */
export function markProps(index: number): { 'data-mark': ''; tabIndex: number } {
  return { 'data-mark': '', tabIndex: index === 0 ? 0 : -1 }
}

/** Keys for the element around the marks: arrows to the next and previous mark in document order, Home and End to the ends. */
export function useMarkKeys() {
  return { onKeyDown: followKey }
}

function followKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-mark]')]
  // Keys come from elements; what is not a mark is not in the list.
  const here = marks.indexOf(event.target as HTMLElement)
  const next = here === -1 ? undefined : marks[indexAfter(event.key, here, marks.length)]
  if (!next) return
  event.preventDefault()
  focusMark(marks, next)
}

/** Moves the focus to one of the marks, where Tab then comes back to. */
export function focusMark(marks: readonly (HTMLElement | SVGElement)[], next: HTMLElement | SVGElement | undefined): void {
  for (const mark of marks) mark.setAttribute('tabindex', mark === next ? '0' : '-1')
  next?.focus()
}

function indexAfter(key: string, here: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, here + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, here - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
