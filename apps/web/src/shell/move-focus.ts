const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves the focus among the elements with the arrow keys, Home and End; says whether the key was one of them. */
export function moveFocus(key: string, elements: readonly HTMLElement[], current: Element | null): boolean {
  const at = elements.findIndex((element) => current?.isSameNode(element))
  const target = key === 'Home' ? 0 : key === 'End' ? elements.length - 1 : at + (steps[key] ?? Number.NaN)
  if (Number.isNaN(target) || elements.length === 0) return false
  elements[(target + elements.length) % elements.length]?.focus()
  return true
}
