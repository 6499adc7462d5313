import { formatAuthors } from '@rosette/ui-kit/record/format-authors.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { protocolColumns } from '../contract/protocol-columns.ts'
import type { ProtocolHit } from '../contract/protocol-hit.ts'

export const results = defineResults<ProtocolHit>({
  columns: protocolColumns,
  recordOf: ({ protocolId, title }) => ({ kind: 'protocol', key: protocolId, label: title }),
  cell: (columnId, hit, mark) => (columnId === 'authors' ? mark(formatAuthors(hit.authors)) : undefined),
})
