import { styleRulesId } from '@rosette/features/site/contract/document-ids.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createAppRouter } from '../router.tsx'
import { loadFirstView } from './first-reads.ts'
import { lateStyles } from './late-styles.ts'

type TakeOver = { root: HTMLElement; router: ReturnType<typeof createAppRouter>; queryClient: QueryClient; app: ReactNode }

/** Starts the app: on the first view that the server drew, or on an empty page. */
export async function takeOver({ root, router, queryClient, app }: TakeOver): Promise<void> {
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
