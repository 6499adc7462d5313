import { GeneralSearch } from '../search/general-search.tsx'
import { DeadEnd } from './dead-end.tsx'

type NotFoundViewProps = {
  /** What was asked for and is not there, in one sentence. */
  sentence?: string
  /** What the visitor was probably looking for. */
  searchText?: string
}

/** The page-not-found view: what was asked, a search to go on with, a way home and whom to tell (ERR-002, ERR-003). */
export function NotFoundView({ sentence = 'There is no page at this address.', searchText }: NotFoundViewProps) {
  return (
    <DeadEnd title="Page Not Found" sentence={sentence} contact="If a link brought you here, tell">
      <GeneralSearch look="page" initialText={searchText} />
    </DeadEnd>
  )
}
