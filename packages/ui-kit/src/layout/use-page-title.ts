import { useEffect } from 'react'

/** Sets the browser title while the page stands. The document of a first visit carries the same title already. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
