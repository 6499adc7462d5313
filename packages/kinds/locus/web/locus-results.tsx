import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { GeneModelTypeTag, NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { locusColumns } from '../contract/locus-columns.ts'
import type { LocusHit } from '../contract/locus-hit.ts'
import { GeneModels } from './gene-models.tsx'
import { form } from './locus-form.ts'
import { toGeneTableRow } from './to-gene-table-row.ts'

export const results = defineResults<LocusHit>({
  columns: locusColumns,
  asked: form.fields,
  recordOf: (hit) => toGeneTableRow(hit).locus,
  below: (hit) => <GeneModels models={toGeneTableRow(hit).protein_models} />,
  cell: (columnId, hit, mark) => {
    if (columnId === 'other_names') return <NameList names={hit.other_names} mark={mark} hasStrongFirst />
    if (columnId === 'keywords') return <NameList names={hit.keywords} mark={mark} separator=" · " shown={3} />
    if (columnId === 'phenotypes') return <NameList names={hit.phenotypes} mark={mark} separator=" · " shown={2} />
    if (columnId === 'gene_model_type') return <GeneModelTypeTag type={hit.gene_model_type} />
    return undefined
  },
})
