import { formatGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { ChromosomeIdeogram, formatPosition } from '@rosette/ui-kit/pictures/chromosome-ideogram.tsx'
import { CommentsFound } from '@rosette/ui-kit/record/parts/comments-found.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type LocusRecord, representativeModel } from '../contract/locus-record.ts'
import { LocusHistory } from './locus-history.tsx'
import classes from './locus-summary.module.css'
import { LocusSymbols } from './locus-symbols.tsx'

/** Facts at the left, the place on the chromosomes at the right. */
export function LocusSummary({ record: locus }: { record: LocusRecord }) {
  return (
    <div className={classes.columns}>
      <FactList facts={summaryFacts(locus)} />
      {locus.span && (
        <div>
          <h3 className={classes.title}>
            Chromosome position{' '}
            <span>
              {formatPosition(locus.span.start)} on {locus.span.chromosome}
            </span>
          </h3>
          <ChromosomeIdeogram chromosome={locus.span.chromosome} position={(locus.span.start + locus.span.end) / 2} />
        </div>
      )}
    </div>
  )
}

/** DLOCUS-005, as far as the release knows it. */
function summaryFacts(locus: LocusRecord) {
  const representative = representativeModel(locus)
  const others = locus.geneModels.filter((model) => model !== representative)
  return [
    { label: 'Representative model', value: representative && <ModelLinks models={[representative]} /> },
    { label: 'Other gene models', value: others.length > 0 ? <ModelLinks models={others} /> : 'None' },
    { label: 'Gene model type', value: formatGeneModelType(locus.geneModelType) },
    { label: 'Locus accession', value: <Accession tairObjectId={locus.tairObjectId} /> },
    { label: 'Symbols', value: <LocusSymbols symbols={locus.symbols} /> },
    { label: 'Other names', value: locus.otherNames.length > 0 ? locus.otherNames.join(', ') : 'None' },
    { label: 'UniProt', value: locus.uniprotIds.length > 0 ? locus.uniprotIds.join(', ') : 'None' },
    { label: 'Description', value: locus.description },
    ...computationalDescription(locus),
    { label: 'Transcripts', value: formatNumber(locus.transcriptCounts) },
    { label: 'Gene families', value: locus.geneFamilies.length > 0 ? locus.geneFamilies.map(formatFamily).join('; ') : 'None' },
    { label: 'Transposons', value: locus.transposons.length > 0 ? <RecordLinkList links={locus.transposons} /> : 'None' },
    { label: 'Update history', value: <LocusHistory locus={locus} /> },
    { label: 'Comments', value: <CommentsFound comments={locus.comments} /> },
  ]
}

function formatFamily({ family, subFamily }: LocusRecord['geneFamilies'][number]): string {
  return subFamily === null ? family : `${family} (${subFamily})`
}

function ModelLinks({ models }: { models: LocusRecord['geneModels'] }) {
  return <RecordLinkList links={models.map((model) => model.gene)} />
}

function Accession({ tairObjectId }: Pick<LocusRecord, 'tairObjectId'>) {
  if (tairObjectId === null) return 'Unknown'
  const accession = `Locus:${tairObjectId}`
  return (
    <span className={classes.accession}>
      <span className={classes.mono}>{accession}</span>
      <CopyButton text={accession} label="Copy accession" />
    </span>
  )
}

/** Shown beside the curators' words, never instead of them without saying so. */
function computationalDescription({ description, computationalDescription: text }: LocusRecord) {
  return text && text !== description ? [{ label: 'Computational description', value: text }] : []
}
