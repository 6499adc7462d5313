import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation, moves the focus to the new page's heading, so that keyboard and screen reader users start there. */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The browser handles the first page; paging, sorting and hashes stay on the same page.
        if (!fromLocation || pageOf(fromLocation) === pageOf(toLocation)) return
        const heading = document.querySelector<HTMLElement>('h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** Path and, for records, which one. */
function pageOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const search = new URLSearchParams(searchStr)
  return [pathname, ...['key', 'name', 'accession', 'id'].map((name) => search.get(name))].join('|')
}
