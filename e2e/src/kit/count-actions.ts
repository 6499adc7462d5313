import type { Page } from '@playwright/test'

/** A page on which everything is done by hand: no address is opened and no script is run. */
export type Hand = Omit<Page, 'goto' | 'goBack' | 'goForward' | 'reload' | 'evaluate' | 'evaluateHandle' | 'request'>

/**
 * Counts what is done in every tab and frame of a browser from now on, as its own events tell it: a press of the mouse, a key, a text
 * that is typed at once, a file, a choice from a list. However a test does it, it is counted.
 */
export async function countActions(page: Page): Promise<() => number> {
  let count = 0
  await page.context().exposeBinding('countAction', () => {
    count++
  })
  await page.context().addInitScript(reportActions)
  return () => count
}

/** Runs in the browser. */
function reportActions(): void {
  const report = () => {
    if ('countAction' in window && typeof window.countAction === 'function') window.countAction()
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, report, { capture: true })
  // What a click changes has been counted with the click.
  const isClicked = (field: EventTarget | null) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
  // A text of several lines is put in line by line, all of them at once; what comes to another field meanwhile is an action of its own.
  let filled: EventTarget | null = null
  const reportText = ({ target }: Event) => {
    if (isClicked(target) || target === filled) return
    filled = target
    requestAnimationFrame(() => {
      filled = null
    })
    report()
  }
  addEventListener('input', reportText, { capture: true })
}
