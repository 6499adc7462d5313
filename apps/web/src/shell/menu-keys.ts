import { moveFocus } from './move-focus.ts'

type MenuState = { open: string | null; show(title: string): void; close(): void }

/** The keys of the menu row: Escape closes, Down opens and enters, arrows move. Says whether the key was used. */
export function followMenuKey(key: string, row: HTMLElement, { open, show, close }: MenuState): boolean {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-menu]')]
  const links = [...row.querySelectorAll<HTMLElement>('[data-panel] a')]
  const button = buttons.find((candidate) => candidate === document.activeElement)
  if (key === 'Escape') {
    if (!open) return false
    buttons.find((candidate) => candidate.dataset.menu === open)?.focus()
    close()
    return true
  }
  if (!button) return moveFocus(key, links, document.activeElement)
  const title = button.dataset.menu ?? ''
  if (key === 'ArrowDown') {
    if (open === title) links[0]?.focus()
    else show(title)
    return true
  }
  return key !== 'ArrowUp' && moveFocus(key, buttons, button)
}
