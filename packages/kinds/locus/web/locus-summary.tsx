import { sequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { OutsideLink, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink, RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { ChromosomeIdeogram, formatPosition } from '@rosette/ui-kit/pictures/genome/chromosome-ideogram.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, useState } from 'react'
import type { LocusRecord, UpdateHistory } from '../contract/locus-record.ts'
import { representativeModel } from '../contract/representative-model.ts'
import { locusPicture } from './locus-picture.tsx'
import classes from './locus-summary.module.css'

/** Names and ids on the left, what is told of the locus on the right (DETAIL-054). */
export function LocusSummary({ record: locus }: { record: LocusRecord }) {
  if (locus.knownFrom.length > 0) return <FactList facts={furtherLocusFacts(locus)} />
  return (
    <div className={classes.columns}>
      <div>
        <FactList facts={identityFacts(locus)} />
      </div>
      <div>
        <FactList facts={reportedFacts(locus)} />
        {!locusPicture.isShown(locus) && <Place locus={locus} />}
      </div>
    </div>
  )
}

/** Where the gene picture, which has it, is not drawn. */
function Place({ locus: { span } }: { locus: LocusRecord }) {
  if (!span) return null
  const { chromosome, start, end } = span
  return (
    <>
      <h3 className={classes.title}>
        Chromosome position{' '}
        <span>
          {formatPosition(start)} on {chromosome}
        </span>
      </h3>
      <ChromosomeIdeogram chromosome={chromosome} position={(start + end) / 2} />
    </>
  )
}

/** DLOCUS-005, as far as the release has it. */
function identityFacts(locus: LocusRecord) {
  const representative = representativeModel(locus)
  const others = locus.geneModels.filter((model) => model !== representative)
  return [
    { label: 'Representative model', value: representative && <ModelLinks models={[representative]} /> },
    { label: 'Other gene models', value: others.length > 0 ? <ModelLinks models={others} /> : null },
    { label: 'Gene model type', value: formatGeneModelType(locus.geneModelType) },
    { label: 'Locus accession', value: locus.tairObjectId && <Accession tairObjectId={locus.tairObjectId} /> },
    { label: 'Symbols', value: <LocusSymbols symbols={locus.symbols} /> },
    { label: 'Other names', value: locus.otherNames.length > 0 ? locus.otherNames.join(', ') : null },
    { label: 'UniProt', value: uniprotLinks(locus) },
    { label: 'NCBI Gene', value: locus.ncbiGeneId && <NcbiGene id={locus.ncbiGeneId} /> },
    ...droppedModels(locus),
    { label: 'Transcripts', value: formatNumber(locus.transcriptCounts) },
    { label: 'Transposons', value: locus.transposons.length > 0 ? <RecordLinkList links={locus.transposons} /> : null },
  ]
}

function reportedFacts(locus: LocusRecord) {
  return [
    { label: 'Description', value: locus.description },
    ...computationalDescription(locus),
    { label: 'Gene families', value: locus.geneFamilies.length > 0 ? locus.geneFamilies.map(formatFamily).join('; ') : null },
    { label: 'Promoter', value: promoterLink(locus) },
    { label: 'Update history', value: <LocusHistory locus={locus} /> },
    { label: 'Comments', value: <CommentList comments={locus.comments} emptyText={emptyTexts.commentsFound} isRecentOnly /> },
  ]
}

/** TRUTH-011: of a locus that the annotation does not have, what is known and from where. */
function furtherLocusFacts(locus: LocusRecord) {
  const { symbols, otherNames, namesakes, geneModelType, tairObjectId, description, geneFamilies, comments } = locus
  const hasHistory = locus.updateHistories.length + locus.affectedByHistories.length > 0
  return [
    { label: 'Standing', value: standingOf(locus) },
    { label: 'Known from', value: <KnownFrom files={locus.knownFrom} /> },
    ...(namesakes.length > 0 ? [{ label: 'Same symbol', value: <RecordLinkList links={namesakes} /> }] : []),
    { label: 'Symbols', value: symbols.length > 0 ? <LocusSymbols symbols={symbols} /> : null },
    { label: 'Other names', value: otherNames.length > 0 ? otherNames.join(', ') : null },
    { label: 'Gene model type', value: geneModelType === 'unknown' ? null : formatGeneModelType(geneModelType) },
    { label: 'Locus accession', value: tairObjectId && <Accession tairObjectId={tairObjectId} /> },
    { label: 'UniProt', value: uniprotLinks(locus) },
    { label: 'Description', value: description },
    ...computationalDescription(locus),
    ...droppedModels(locus),
    { label: 'Gene families', value: geneFamilies.length > 0 ? geneFamilies.map(formatFamily).join('; ') : null },
    { label: 'Update history', value: hasHistory ? <LocusHistory locus={locus} /> : null },
    { label: 'Comments', value: <CommentList comments={comments} emptyText={emptyTexts.commentsFound} isRecentOnly /> },
  ]
}

function standingOf({ isGenetic, isObsolete, span }: LocusRecord): string {
  if (isGenetic) return 'Genetic locus: known by its mutants, not placed on the genome'
  if (isObsolete) return `Not in the current annotation${span ? '; the position is that of an earlier one' : ', not placed on the genome'}`
  return 'In use at TAIR, but not in the annotation of this release: not placed on the genome'
}

function KnownFrom({ files }: { files: LocusRecord['knownFrom'] }) {
  return (
    <ul className={classes.files}>
      {files.map(({ title, file }) => (
        <li key={title}>
          {title}, <code>{file}</code>
        </li>
      ))}
    </ul>
  )
}

function uniprotLinks({ uniprotIds }: LocusRecord) {
  if (uniprotIds.length === 0) return null
  return uniprotIds.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {/* An isoform is described in the entry of its protein. */}
      <OutsideLink href={`https://www.uniprot.org/uniprotkb/${id.replace(/-\d+$/, '')}`}>{id}</OutsideLink>
    </Fragment>
  ))
}

/** The bases before the gene, from the set that people call promoters. */
function promoterLink({ name, span }: LocusRecord) {
  if (!span) return null
  const href = sequencesPath({ search_params: JSON.stringify({ ids: name, dataset: 'araport11_upstream_1000' }) })
  return <PageLink href={href}>1,000 bp upstream of {name}</PageLink>
}

function droppedModels({ droppedModels: models }: LocusRecord) {
  return models.length > 0 ? [{ label: 'Dropped gene models', value: <RecordLinkList links={models} /> }] : []
}

function formatFamily({ family, subFamily }: LocusRecord['geneFamilies'][number]): string {
  return subFamily === null ? family : `${family} (${subFamily})`
}

function ModelLinks({ models }: { models: LocusRecord['geneModels'] }) {
  return <RecordLinkList links={models.map((model) => model.gene)} />
}

function Accession({ tairObjectId }: { tairObjectId: number }) {
  const accession = `Locus:${tairObjectId}`
  return (
    <span className={classes.accession}>
      <span className={classes.mono}>{accession}</span>
      <CopyButton text={accession} label="Copy accession" />
    </span>
  )
}

/** Shown next to the curators' description, never silently in its place, and not twice if it is the same. */
function computationalDescription({ description, computationalDescription: text }: LocusRecord) {
  return text !== null && text === description ? [] : [{ label: 'Computational description', value: text }]
}

// Most loci have fewer; some families collect dozens.
const shownAtFirst = 8

/** Symbols with their full names; a long list opens on demand. */
function LocusSymbols({ symbols }: Pick<LocusRecord, 'symbols'>) {
  const [isOpen, setOpen] = useState(false)
  const left = symbols.length - shownAtFirst
  if (symbols.length === 0) return <EmptyText>{emptyTexts.symbols}</EmptyText>
  return (
    <>
      <ul className={classes.symbols}>
        {symbols.slice(0, isOpen ? symbols.length : shownAtFirst).map(({ name, fullName }) => (
          <li key={`${name} ${fullName}`}>
            <strong>{name}</strong> {fullName}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={textButton.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer symbols' : `Show ${left} more symbols`}
        </button>
      )}
    </>
  )
}

/** Changes to the name, and changes to other loci that involved it (DLOCUS-007). */
function LocusHistory({ locus: { updateHistories, affectedByHistories } }: { locus: LocusRecord }) {
  if (updateHistories.length + affectedByHistories.length === 0) return <EmptyText>{emptyTexts.updateHistory}</EmptyText>
  return (
    <>
      <Changes title="Changes to this locus" changes={updateHistories} />
      <Changes title="Changes to other loci that affected it" changes={affectedByHistories} />
    </>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly UpdateHistory[] }) {
  if (changes.length === 0) return null
  return (
    <section className={classes.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.updateType} ${change.name} ${change.date}`}>
            <span className={classes.type}>{change.updateType}</span>
            {change.locus ? <RecordLink to={change.locus} /> : <span>{change.name}</span>}
            {change.date === null ? <span>date unknown</span> : <time dateTime={change.date}>{change.date}</time>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NcbiGene({ id }: { id: number }) {
  return <OutsideLink href={`https://www.ncbi.nlm.nih.gov/gene/${id}`}>{id}</OutsideLink>
}
