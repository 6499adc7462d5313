import './styles.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { loadProfile, startAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { watchSession } from '@rosette/features/sessions/web/session-watch.ts'
import { PageData, pageDataId } from '@rosette/features/site/contract/page-data.ts'
import { isKindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App, createQueryClient } from './app.tsx'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const pageData = readPageData(document)
const queryClient = createQueryClient()
keepInlineRecord(queryClient, pageData)

const router = createAppRouter(queryClient)
followSession(router, queryClient)

createRoot(root).render(<App site={pageData.site} queryClient={queryClient} router={router} />)

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
  return PageData.parse(JSON.parse(text))
}

/** Puts the document's record into the cache, so that the first view needs no request. */
function keepInlineRecord(queryClient: QueryClient, { record: inline }: PageData): void {
  if (!inline || !isKindName(inline.kind)) return
  const kind: Kind = kinds[inline.kind]
  const { queryKey } = recordQuery(kind, inline.lookup)
  queryClient.setQueryData<unknown>([...queryKey], inline.record)
}
