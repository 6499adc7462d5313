import { formatGeneModelType, parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/name-list.tsx'
import { SecondLine } from '@rosette/ui-kit/results/second-line.tsx'
import { Tag } from '@rosette/ui-kit/results/tag.tsx'
import { locusColumns } from '../contract/locus-columns.ts'
import type { LocusHit } from '../contract/locus-hit.ts'

export const results = defineResults<LocusHit>({
  columns: locusColumns,
  recordOf: (hit) => ({ kind: 'locus', key: hit.locus_tairObjectId, label: hit.gene_name }),
  below: (hit) => <GeneModels names={hit.gene_model_ids} />,
  cell: (columnId, hit, mark) => {
    if (columnId === 'other_names') return <NameList names={hit.other_names} mark={mark} hasStrongFirst />
    if (columnId === 'phenotypes') return <NameList names={hit.phenotypes} mark={mark} separator=" · " shown={2} />
    if (columnId === 'gene_model_type') return <GeneModelTypeTag type={hit.gene_model_type} />
    return undefined
  },
})

/** The first model and how many more there are. */
function GeneModels({ names: [first, ...others] }: { names: readonly string[] }) {
  if (first === undefined) return null
  return <SecondLine isMono>{others.length > 0 ? `${first} +${others.length}` : first}</SecondLine>
}

function GeneModelTypeTag({ type }: { type: string }) {
  const known = parseGeneModelType(type)
  return <Tag>{known ? formatGeneModelType(known) : type}</Tag>
}
