import './styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSession } from './follow-session.ts'
import { keepInlineRecord, readPageData } from './page-data.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const pageData = readPageData(document)
const queryClient = createQueryClient()
keepInlineRecord(queryClient, pageData)

const router = createAppRouter(queryClient)
followSession(router, queryClient)

createRoot(root).render(<App site={pageData.site} queryClient={queryClient} router={router} />)
