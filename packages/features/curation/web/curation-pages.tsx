import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { type ComponentType, lazy, Suspense } from 'react'

const loadQueue = () => import('./curation-page.tsx')
const loadCorrection = () => import('../../corrections/web/correction-page.tsx')

// For few, so that every visitor loads one line for both; each page reads its data when it is there.
export const curationPage = inChunk(() => loadQueue().then(({ CurationPage }) => ({ default: CurationPage })))
export const correctionPage = inChunk(() => loadCorrection().then(({ CorrectionPage }) => ({ default: CorrectionPage })))

function inChunk(load: () => Promise<{ default: ComponentType }>): SitePageDefinition {
  const Page = lazy(load)
  const component = () => (
    <Suspense fallback={<Loading what="the page" />}>
      <Page />
    </Suspense>
  )
  return { component, queries: () => [], parts: () => [load] }
}
