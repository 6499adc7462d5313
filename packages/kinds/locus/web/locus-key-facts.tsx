import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import type { Orientation } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { KeyFact } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { type LocusRecord, representativeModel } from '../contract/locus-record.ts'
import classes from './locus-key-facts.module.css'

export function locusKeyFacts(locus: LocusRecord): KeyFact[] {
  const [symbol] = locus.symbols
  const models: KeyFact[] = [
    { label: 'Gene model type', value: formatGeneModelType(locus.geneModelType) },
    { label: 'Position', isWide: true, ...position(locus) },
    { label: 'Gene models', value: formatNumber(locus.geneModels.length), context: representative(locus) },
  ]
  return [
    { label: 'Symbol', value: symbol?.name ?? emptyTexts.symbols, context: symbol?.fullName },
    ...(locus.isGenetic ? [{ label: 'Position', isWide: true, ...position(locus) }] : models),
    { label: 'Germplasms', value: formatNumber(locus.germplasms.total) },
    { label: 'Publications', value: formatNumber(locus.publications.total) },
  ]
}

function position({ span, isGenetic }: LocusRecord): Pick<KeyFact, 'value' | 'context'> {
  if (!span) return { value: 'Not placed on the genome', ...(isGenetic && { context: 'Genetic locus, known by its mutants' }) }
  const length = formatNumber(span.end - span.start + 1)
  return {
    value: `${span.chromosome}: ${formatRange(span.start, span.end)}`,
    context: `${formatLocusOrientation(span.orientation)} · ${length} bp · TAIR10`,
  }
}

function representative(locus: LocusRecord): string | undefined {
  const model = representativeModel(locus)
  return model ? `${model.name} representative` : undefined
}

/** What the gene is, in one sentence, after its full name. */
export function LocusLead({ locus }: { locus: LocusRecord }) {
  const fullName = locus.symbols[0]?.fullName
  return (
    <>
      {fullName && <strong className={classes.name}>{fullName}. </strong>}
      {locus.description && firstSentence(locus.description)}
    </>
  )
}

/** DLOCUS-008: on the locus page everything that is not forward reads reverse. */
export function formatLocusOrientation(orientation: Orientation | null): 'forward' | 'reverse' {
  return orientation === 'F' ? 'forward' : 'reverse'
}
