import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After navigation moves the focus to the new page's heading, so that keyboards and screen readers start there. */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The first page is the browser's own; paging, sorting and hashes stay on the same page.
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
