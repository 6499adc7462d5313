import './zod-without-eval.ts'
import './styles.ts'
import { loadProfile, startAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { watchSession } from '@rosette/features/sessions/web/session-watch.ts'
import { pageDataId, styleRulesId } from '@rosette/features/site/contract/document-ids.ts'
import type { PageData } from '@rosette/features/site/contract/page-data.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, createQueryClient } from './app.tsx'
import { dropOtherView } from './drop-other-view.ts'
import { loadFirstView } from './first-view/first-reads.ts'
import { keepPageData } from './first-view/keep-page-data.ts'
import { loadKindPages } from './kind-page.ts'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

void start(root)

/** In short steps, so that a tap or a key is answered in between (SHELL-041). */
async function start(root: HTMLElement): Promise<void> {
  await letOthersGo()
  const pageData = readPageData(document)
  const queryClient = createQueryClient()
  keepPageData(queryClient, pageData)
  const router = createAppRouter(queryClient)
  await letOthersGo()
  followSession(router, queryClient)
  await takeOver({ root, router, queryClient, app: <App data={pageData} queryClient={queryClient} router={router} /> })
  // Most visits go on to a record.
  await loadKindPages()
}

/** Ends a task of the browser, which then answers the visitor before it goes on. By a message, because timers can be held back or stopped. */
function letOthersGo(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

type AppRouter = ReturnType<typeof createAppRouter>

/** Finds out who the visitor is: at start, on every new page while nobody is logged in, and when the session ends (SESSION-007 to 012). */
function followSession(router: AppRouter, queryClient: QueryClient): void {
  dropOtherView(queryClient)
  void startAuth()
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    // The login page asks by itself.
    if (fromLocation && pathChanged && pageOf(toLocation) !== '/auth/login') void loadProfile()
  })
  watchSession(() => {
    // What one person saw is not kept for the next.
    queryClient.removeQueries({ type: 'inactive' })
    if (pageOf(router.state.location) === '/profile') void router.navigate({ to: '/' })
  })
}

function pageOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** The data that the document carries for this page. */
function readPageData(page: Document): PageData {
  const text = page.getElementById(pageDataId)?.textContent
  if (!text) throw new Error(`The document has no #${pageDataId}`)
  // Our server wrote it, of this very build.
  return JSON.parse(text)
}

type TakeOver = { root: HTMLElement; router: AppRouter; queryClient: QueryClient; app: ReactNode }

/** Starts the app: on the first view that the server drew, or on an empty page. */
async function takeOver({ root, router, queryClient, app }: TakeOver): Promise<void> {
  if (root.childElementCount === 0) {
    createRoot(root).render(app)
    return
  }
  // Tells the router to draw the boundaries as it did on the server.
  router.ssr = { manifest: undefined }
  await Promise.all([router.load(), loadFirstView(router, queryClient), lateStyles(document)])
  restoreStyles(document)
  // In slices, so that a tap or a key is answered in between.
  startTransition(() => {
    hydrateRoot(root, app)
  })
}

/** The policy forbids style attributes in documents, so the server wrote them as rules of a style element. */
function restoreStyles(page: Document): void {
  const element = page.querySelector<HTMLStyleElement>(`#${styleRulesId}`)
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const styled of page.querySelectorAll<HTMLElement>(rule.selectorText)) {
      styled.style.cssText = rule.style.cssText
      styled.removeAttribute('data-style')
    }
  }
  element?.remove()
}

/** When the style sheets that did not hold up the first paint are in effect, or could not be loaded. */
async function lateStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')]
  await Promise.all(links.map(applyWhenLoaded))
}

function applyWhenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const apply = () => {
      link.media = 'all'
      resolve()
    }
    if (link.sheet) return apply()
    link.addEventListener('load', apply, { once: true })
    link.addEventListener('error', apply, { once: true })
  })
}
