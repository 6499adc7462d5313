import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { GeneRecord } from '../contract/gene-record.ts'

export function GeneSummary({ record: gene }: { record: GeneRecord }) {
  return (
    <FactList
      facts={[
        { label: 'Name', value: gene.name },
        { label: 'Name type', value: gene.nameType },
        { label: 'TAIR accession', value: gene.tairAccession },
        { label: 'Locus', value: gene.locus && <RecordLink to={gene.locus} /> },
        { label: 'Gene model type', value: formatGeneModelType(gene.geneModelType) },
        { label: 'Description', value: gene.description },
        { label: 'Symbols', value: <Symbols symbols={gene.symbols} /> },
        { label: 'Confidence', value: confidence(gene) },
        { label: 'Last modified', value: gene.dateLastModified },
        { label: 'Comments', value: <CommentList comments={gene.comments} emptyText={emptyTexts.commentsFound} isRecentOnly /> },
      ]}
    />
  )
}

function Symbols({ symbols }: Pick<GeneRecord, 'symbols'>) {
  if (symbols.length === 0) return <EmptyText>{emptyTexts.symbols}</EmptyText>
  return symbols.map(({ symbol, fullName }) => (fullName ? `${symbol} (${fullName})` : symbol)).join('; ')
}

/** The TAIR10 rating: `4 of 5 stars, class 2 of 10`. */
function confidence({ confidenceClass, confidenceRating }: GeneRecord): string | null {
  if (confidenceClass === null) return null
  const stars = confidenceRating === null ? 'no stars' : `${confidenceRating} of 5 stars`
  return `${stars}, class ${confidenceClass} of 10 (TAIR10)`
}
