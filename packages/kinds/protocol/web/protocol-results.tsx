import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatAuthors } from '@rosette/ui-kit/table/publication-columns.tsx'
import { type ProtocolHit, protocolColumns, websiteName } from '../contract/protocol-search-card.ts'
import { form } from './protocol-form.ts'

export const results = defineResults<ProtocolHit>({
  columns: protocolColumns,
  criteriaFields: form.fields,
  recordOf: ({ protocolId, title }) => ({ kind: 'protocol', key: protocolId, label: title }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'authors') return mark(formatAuthors(hit.authors))
    if (columnId === 'keywords') return <NameList names={hit.keywords} mark={mark} separator=" · " />
    if (columnId === 'websites') return <NameList names={hit.websites} mark={mark} draw={drawWebsite} />
    return undefined
  },
})

/** `Example|https://example.org/`: ingest lets in no address but of the web. */
function drawWebsite(nameAndAddress: string) {
  const name = websiteName(nameAndAddress)
  return <OutsideLink href={nameAndAddress.slice(name.length + 1)}>{name}</OutsideLink>
}
