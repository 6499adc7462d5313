import { clearAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { ToastRegion } from '@rosette/ui-kit/feedback/toast.tsx'
import { cleanup, configure, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, vi } from 'vitest'

// Testing Library does this by itself only where the test functions are global.
afterEach(cleanup)

// The files of a worker share one document and the modules that keep something: each finds them as a page just opened would.
afterAll(async () => {
  vi.useRealTimers()
  // A page that a link preloads may still be coming when its test ends.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearAuth()
  // Messages that no region showed are still waiting for one.
  render(createElement(ToastRegion)).unmount()
  clearDocument()
})

function clearDocument(): void {
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the DOM of the tests has no cookie store.
    document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`
  }
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

// Contracts and late parts are imported when they are needed, which takes a busy machine a while.
configure({ asyncUtilTimeout: 5000 })
