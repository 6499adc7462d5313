import { formatGeneModelType, parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/name-list.tsx'
import { Tag } from '@rosette/ui-kit/results/tag.tsx'
import { geneColumns } from '../contract/gene-columns.ts'
import type { GeneHit } from '../contract/gene-hit.ts'

export const results = defineResults<GeneHit>({
  columns: geneColumns,
  recordOf: (hit) => ({ kind: 'gene', key: hit.geneId, label: hit.geneName }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'affiliateSymbol') return <NameList names={hit.affiliateSymbol} mark={mark} />
    if (columnId === 'geneModelType') return <GeneModelTypeTag type={hit.geneModelType} />
    return undefined
  },
})

function GeneModelTypeTag({ type }: { type: string }) {
  const known = parseGeneModelType(type)
  return <Tag>{known ? formatGeneModelType(known) : type}</Tag>
}
