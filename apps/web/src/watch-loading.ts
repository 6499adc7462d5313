/**
 * What happens when a file of the page does not arrive or a script fails. The server writes this script into every document, because a file
 * of its own could be refused like the others; it runs before any of them is requested, and imports nothing.
 */

const patienceMs = 1000
const reloadedKey = 'rosette-reloaded'

/** Whether a part of the app did not arrive, though it was requested twice. */
let isPartMissing = false

// Failed requests of elements do not bubble.
addEventListener(
  'error',
  ({ target, error }) => {
    if (error) report(error)
    else if (target instanceof HTMLScriptElement) requestScriptAgain(target)
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') requestStyleAgain(target)
  },
  true,
)

// Sent by Vite when a late import has failed, which `retried-imports.ts` makes twice.
addEventListener('vite:preloadError', (event) => {
  // A page without one of its styles is still a page; the style itself is requested again above.
  if (event.payload.message.includes('CSS')) return event.preventDefault()
  isPartMissing = true
  // The router knows this error by its message, and would reload the page by itself.
  event.payload.message = 'A part of this page is missing.'
})

// A page that failed says so itself, and offers to reload it.
addEventListener('pagefailed', (event) => {
  if (isPartMissing) reloadOnce()
  else if (event instanceof CustomEvent) report(event.detail)
})

// Before the app has started, there is nothing that could say so.
addEventListener('unhandledrejection', ({ reason }) => {
  report(reason)
  if (isPartMissing && !('live' in document.documentElement.dataset) && !reloadOnce()) announceNoStart()
})

/** A page that fails in a loop says nothing new. */
const reportsAtMost = 3
const reported = new Set<string>()

/** Tells the server that a script failed. Calls that were refused or given up are not failures of scripts, and the server knows of them. */
function report(error: unknown): void {
  const { name, message = String(error), stack = '' } = Object(error)
  // Extensions of browsers fail in our pages, too.
  if (isPartMissing || /^(AbortError|ApiProblemError)$/.test(name) || /-extension:/.test(stack)) return
  if (reported.has(message) || reported.size >= reportsAtMost) return
  reported.add(message)
  // Cut as the contract has it.
  const body = JSON.stringify({
    message: String(message).slice(0, 300),
    stack: String(stack).slice(0, 2000),
    path: location.pathname.slice(0, 200),
  })
  const headers = { 'content-type': 'application/json' }
  // A report that fails must not be reported.
  fetch('/api/browser-errors', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

function announceNoStart(): void {
  const isReadable = document.getElementById('root')?.hasChildNodes()
  announce(`This page could not start${isReadable ? ': you can read it and follow its links, but its buttons do not work.' : '.'}`)
}

function requestScriptAgain(script: HTMLScriptElement): void {
  if (isRepeated(script)) {
    announceNoStart()
    return
  }
  const next = document.createElement('script')
  next.type = script.type
  next.dataset.again = ''
  next.src = script.src
  setTimeout(() => script.replaceWith(next), patienceMs)
}

function requestStyleAgain(link: HTMLLinkElement): void {
  if (isRepeated(link)) {
    // The app waits for sheets that are still for print.
    link.media = 'all'
    announce('This page may look odd, because a part of its design is missing.')
    return
  }
  link.dataset.again = ''
  // The same element, because the app may wait for it. Browsers request only an address that is new to it.
  setTimeout(() => {
    const { href } = link
    link.removeAttribute('href')
    link.href = href
  }, patienceMs)
}

function isRepeated({ dataset }: HTMLElement): boolean {
  return 'again' in dataset
}

/** A new deployment may have removed the file: the document of today names those of today. Once for an address, or it would never end. */
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.href) return false
    sessionStorage.setItem(reloadedKey, location.href)
  } catch {
    // Without storage nobody knows whether this is the second time.
    return false
  }
  location.reload()
  return true
}

/** Says it at the lower edge of the window, where it hides nothing that works. The style sheet may be what is missing, so the notice brings its own look. */
function announce(sentence: string): void {
  if (document.querySelector('[data-loading-notice]')) return
  const notice = document.createElement('div')
  notice.dataset.loadingNotice = ''
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;' +
    'padding:10px 16px;border-top:1px solid var(--warn,#855600);' +
    'font:14px/20px var(--sans,system-ui,sans-serif);color:var(--ink,#16211a);background:var(--warn-soft,#fbf1da)'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload'
  button.style.cssText =
    'padding:6px 14px;border:1px solid var(--control,#7c887e);border-radius:7px;font:inherit;cursor:pointer;' +
    'color:var(--ink,#16211a);background:var(--surface,#fff)'
  button.addEventListener('click', () => location.reload())
  notice.append(sentence, button)
  document.body.append(notice)
}

// A module, so that tests import it and its names are its own.
export {}
