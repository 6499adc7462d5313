import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import type { Orientation } from '@rosette/contract-kit/vocabulary/genome.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { KeyFact } from '@rosette/ui-kit/record/define-page.ts'
import { formatPoint } from '@rosette/ui-kit/table/gene-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { representativeModel } from '../contract/representative-model.ts'
import classes from './locus-key-facts.module.css'

export function locusKeyFacts(locus: LocusRecord): KeyFact[] {
  const [symbol] = locus.symbols
  const models: KeyFact[] = [
    { label: 'Gene model type', value: formatGeneModelType(locus.geneModelType) },
    { label: 'Position', isWide: true, ...position(locus) },
    { label: 'Gene models', value: formatNumber(locus.geneModels.length), context: representative(locus) },
    { label: 'Protein', isWide: true, ...protein(locus) },
    { label: 'UniProt', ...uniprot(locus) },
  ]
  return [
    { label: 'Symbol', value: symbol?.name ?? emptyTexts.symbols, context: symbol?.fullName },
    ...(locus.isGenetic
      ? [
          { label: 'Position', isWide: true, ...position(locus) },
          { label: 'Germplasms', value: formatNumber(locus.germplasms.total) },
        ]
      : models),
    { label: 'Publications', value: formatNumber(locus.publications.total), context: 'in this release' },
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

/** PICT-017: of the representative model, which comes first. */
function protein({ proteins: [first] }: LocusRecord): Pick<KeyFact, 'value' | 'context'> {
  if (!first) return { value: 'None' }
  const { length, calcMw, calcPi, domains } = first
  const mass = calcMw === null ? '' : ` · ${(calcMw / 1000).toFixed(1)} kDa`
  const names = domains.map(({ interproData: { name, accession } }) => name ?? accession)
  const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
  const reported = [...(calcPi === null ? [] : [`pI ${formatPoint(calcPi)}`]), ...(names.length > 0 ? [`${names[0]}${more}`] : [])]
  return { value: `${formatNumber(length)} aa${mass}`, context: reported.join(' · ') || undefined }
}

/** The entry that curators of UniProt reviewed, if there is one. */
function uniprot({ uniprotEntry, uniprotIds }: LocusRecord): Pick<KeyFact, 'value' | 'context'> {
  if (uniprotEntry === null) return { value: 'None' }
  const { accession, isReviewed, proteinName } = uniprotEntry
  const others = new Set(uniprotIds.map((each) => each.replace(/-\d+$/, ''))).size - 1
  const context = [isReviewed ? 'Reviewed' : 'Not reviewed', proteinName, others > 0 ? `${formatNumber(others)} more` : null]
  return {
    value: <OutsideLink href={`https://www.uniprot.org/uniprotkb/${accession}`}>{accession}</OutsideLink>,
    context: context.filter(Boolean).join(' · '),
  }
}

function representative(locus: LocusRecord): string | undefined {
  const model = representativeModel(locus)
  return model ? `${model.name.replace(locus.name, '')} representative` : undefined
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
