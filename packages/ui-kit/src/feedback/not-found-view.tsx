import { GeneralSearch } from '../search/general-search.tsx'
import { DeadEnd } from './dead-end.tsx'

type NotFoundViewProps = {
  /** One sentence that says what does not exist. */
  sentence?: string
  /** What the visitor was probably looking for. */
  searchText?: string
}

/** The page-not-found view: what was requested, a search box, a link to the home page and whom to contact (ERR-002, ERR-003). */
export function NotFoundView({ sentence = 'There is no page at this address.', searchText }: NotFoundViewProps) {
  return (
    <DeadEnd title="Page Not Found" sentence={sentence} contact="If a link brought you here, tell">
      <GeneralSearch look="page" initialText={searchText} />
    </DeadEnd>
  )
}
