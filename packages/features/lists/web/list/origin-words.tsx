import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { ReactNode } from 'react'
import { comparePath, listPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListOrigin } from '../../../list-contents/contract/record-list.ts'

/** Where the items of a list came from, with a link there if there is one (LIST-063). */
export function describeOrigin(origin: ListOrigin): ReactNode {
  switch (origin.by) {
    case 'pasted':
      return 'from pasted identifiers'
    case 'file':
      return `from the file ${origin.name}`
    case 'search':
      return 'from a search'
    case 'results':
      return linked('from ', origin.address, 'results')
    case 'operation':
      return `${origin.operation} of other lists`
    case 'parts':
      return linked('from ', comparePath(origin), 'a comparison of lists')
    case 'term':
      return linked('from ', origin.address, 'an enrichment')
    case 'blast':
      return linked('from ', origin.address, 'a BLAST run')
    case 'combination':
      return linked('from ', origin.address, 'a combination of searches')
    case 'changes':
      return `after release ${origin.releaseId}`
    case 'copy':
      return linked('a copy of ', listPath(origin.listId, { version: origin.version }), 'another list')
    case 'version':
      return `version ${origin.version} restored`
    case 'chosen':
      return 'from chosen records'
    case 'edited':
      return 'edited'
  }
}

/** The address came with the list from its owner: one of another site is not linked. */
function linked(before: string, href: string, words: string): ReactNode {
  const isOwn = href.startsWith('/') && !href.startsWith('//')
  return (
    <>
      {before}
      {isOwn ? <PageLink href={href}>{words}</PageLink> : words}
    </>
  )
}
