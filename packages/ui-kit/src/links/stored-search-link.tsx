import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { PageLink } from './page-link.tsx'

type StoredSearchLinkProps = { category: string; criteria: object; children: ReactNode }

/**
 * A link to the results of a search whose criteria are stored in this browser, under a name with the time that the address carries
 * (DPUB-003, DLOCUS-017). They are stored as soon as the link is pressed, so that a new tab finds them too.
 */
export function StoredSearchLink({ category, criteria, children }: StoredSearchLinkProps) {
  const [key] = useState(newKey)
  function store(event: MouseEvent<HTMLAnchorElement>) {
    // A link that the server drew keeps the server's time in its address, which a new tab opens.
    const rendered = new URL(event.currentTarget.href).searchParams.get('key') ?? key
    for (const name of new Set([key, rendered])) localStorage.setItem(name, JSON.stringify(criteria))
  }
  return (
    <PageLink href={resultsPath(category, { key })} onPointerDown={store} onClick={store}>
      {children}
    </PageLink>
  )
}

let lastStamp = 0

/** The links of one page are made in the same millisecond. */
function newKey(): string {
  lastStamp = Math.max(lastStamp + 1, Date.now())
  return `searchParams_${lastStamp}`
}
