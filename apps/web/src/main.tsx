import './zod-without-eval.ts'
import './styles.ts'
import { loadProfile, startAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { watchSession } from '@rosette/features/sessions/web/session-watch.ts'
import { pageDataId } from '@rosette/features/site/contract/document-ids.ts'
import type { PageData } from '@rosette/features/site/contract/page-data.ts'
import type { QueryClient } from '@tanstack/react-query'
import { App, createQueryClient } from './app.tsx'
import { keepPageData } from './first-view/keep-page-data.ts'
import { takeOver } from './first-view/take-over.ts'
import { loadKindPages } from './kind-page.ts'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const pageData = readPageData(document)
const queryClient = createQueryClient()
keepPageData(queryClient, pageData)

const router = createAppRouter(queryClient)
followSession(router, queryClient)

// Most visits go on to a record.
void takeOver({ root, router, queryClient, app: <App data={pageData} queryClient={queryClient} router={router} /> }).then(loadKindPages)

/** Finds out who the visitor is: at start, on every new page while nobody is logged in, and when the session ends (SESSION-007 to 012). */
function followSession(router: ReturnType<typeof createAppRouter>, queryClient: QueryClient): void {
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
