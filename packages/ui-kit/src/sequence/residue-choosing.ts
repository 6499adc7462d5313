import type { KeyboardEvent, MouseEvent } from 'react'

export type ResidueChoice = {
  /** A click; null if it was on the residue that is marked alone. */
  onPick(residue: number | null): void
  /** An arrow key. */
  onStep(residue: number): void
}

type Range = { start: number; end: number }

/** How a box of letters is clicked and stepped through (STRUCT-017). Letters are of one width, so none needs an element of its own. */
export function residueChoosing(length: number, marked: Range | null, { onPick, onStep }: ResidueChoice) {
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      // Letters that were selected are to be copied.
      if (window.getSelection()?.isCollapsed === false) return
      const residue = residueUnder(event)
      if (residue === null) return
      onPick(marked?.start === residue && marked.end === residue ? null : residue)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      const from = step === 1 ? (marked?.end ?? 0) : (marked?.start ?? 2)
      onStep(Math.min(Math.max(from + step, 1), length))
    },
  }
}

/** The residue whose letter was clicked; null beside the letters and between groups. */
function residueUnder({ target, clientX }: MouseEvent<HTMLElement>): number | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-first]') : null
  if (line === null) return null
  const { left, width } = line.getBoundingClientRect()
  const text = line.textContent
  const at = Math.floor(((clientX - left) / width) * text.length)
  if (!/\S/.test(text.charAt(at))) return null
  return Number(line.dataset.first) + text.slice(0, at).replaceAll(' ', '').length
}
