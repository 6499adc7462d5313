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
    { label: 'Protein', ...protein(locus) },
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
  const more = names.length > 2 ? ` and ${names.length - 2} more` : ''
  const reported = [
    ...(calcPi === null ? [] : [`pI ${formatPoint(calcPi)}`]),
    ...(names.length > 0 ? [names.slice(0, 2).join(', ') + more] : []),
  ]
  return { value: `${formatNumber(length)} aa${mass}`, context: reported.join(' · ') || undefined }
}

/** Which entries are reviewed is not published with the accessions; most of those that begin with O, P or Q are. */
function uniprot({ uniprotIds }: LocusRecord): Pick<KeyFact, 'value' | 'context'> {
  const first = uniprotIds.find((accession) => /^[OPQ]/.test(accession)) ?? uniprotIds[0]
  if (first === undefined) return { value: 'None' }
  const others = uniprotIds.length - 1
  return {
    value: <OutsideLink href={`https://www.uniprot.org/uniprotkb/${first}`}>{first}</OutsideLink>,
    context: others > 0 ? `${formatNumber(others)} more` : undefined,
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
