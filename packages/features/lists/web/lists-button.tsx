import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuth } from '../../sessions/web/auth-state.ts'

const KeepLists = lazy(() => import('./keep-lists.tsx').then((module) => ({ default: module.KeepLists })))

type ListsButtonProps = {
  className?: string | undefined
  /** Whether it asks a member about the lists of this browser; one of the buttons of a page does (LIST-042). */
  isAsking?: boolean
}

/** The way to one's lists, on every page; how many there are is counted after the page itself has come. */
export function ListsButton({ className, isAsking }: ListsButtonProps) {
  const { loggedIn } = useAuth()
  const [{ inBrowser, inAccount }, setCounts] = useState({ inBrowser: 0, inAccount: 0 })
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const { watchListCounts } = await import('./count-lists.ts')
      watchListCounts(loggedIn, setCounts, left.signal)
    }, 1500)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [loggedIn])
  const count = inBrowser + inAccount
  return (
    <>
      <PageLink href="/lists" className={className}>
        {count > 0 ? `Lists (${count})` : 'Lists'}
      </PageLink>
      {isAsking && loggedIn && inBrowser > 0 && (
        <Suspense>
          <KeepLists />
        </Suspense>
      )}
    </>
  )
}
