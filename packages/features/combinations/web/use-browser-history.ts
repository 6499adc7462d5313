import { useSyncExternalStore } from 'react'
import { type BrowserHistory, historyChanged, readBrowserHistory } from '../../search-history/web/browser-history.ts'

let known: { text: string; history: BrowserHistory } | null = null

/** The searches of this browser, as they are now: another tab may have added some. */
export function useBrowserHistory(): BrowserHistory {
  return useSyncExternalStore(listen, current)
}

function listen(hear: () => void): () => void {
  window.addEventListener(historyChanged, hear)
  window.addEventListener('storage', hear)
  return () => {
    window.removeEventListener(historyChanged, hear)
    window.removeEventListener('storage', hear)
  }
}

/** The same object as long as nothing has changed, as React wants it. */
function current(): BrowserHistory {
  const history = readBrowserHistory()
  const text = JSON.stringify(history)
  if (known?.text !== text) known = { text, history }
  return known.history
}
