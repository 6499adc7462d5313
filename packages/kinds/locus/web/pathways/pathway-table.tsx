import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { type LocusPathway, type LocusPathways, locusPathways, type PathwayReaction } from '../../contract/locus-pathways.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { formatPathways } from './format-pathways.ts'
import classes from './pathway-table.module.css'

/** The pathways of a locus, fetched when they come near. */
export function PathwayTable({ record: { locusId, name } }: { record: LocusRecord }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const part = useQuery({ ...recordPartQuery(locusPathways, locusId), enabled: isNear })
  return (
    <div ref={ref}>
      <QueryPart query={part} what="pathways">
        {(answer) => <Pathways locus={name} answer={answer} />}
      </QueryPart>
    </div>
  )
}

function Pathways({ locus, answer }: { locus: string; answer: LocusPathways }) {
  const { pathways, coverage } = answer
  return (
    <>
      <OwnReactions locus={locus} answer={answer} />
      <PlainTable
        caption="Pathways"
        className={classes.table}
        rows={pathways}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'pathway',
            label: 'Pathway',
            isName: true,
            cell: ({ id, name }) => (
              <>
                {name} <code className={classes.id}>{id}</code>
              </>
            ),
          },
          {
            id: 'cells',
            label: 'Reactions, number of genes in each',
            isUnlabelled: true,
            cell: ({ reactions }) => <Cells reactions={reactions} />,
          },
          { id: 'reactions', label: 'Reactions', isNumeric: true, cell: ({ reactions }) => formatNumber(reactions.length) },
          { id: 'none', label: 'No gene', isNumeric: true, cell: ({ reactions }) => formatNumber(reactions.filter(isUnknown).length) },
          { id: 'genes', label: 'Genes', cell: (pathway) => <GenesLink pathway={pathway} /> },
        ]}
      />
      <ul className={classes.key} aria-label="What the cells mean">
        <li>
          <span className={classes.cell} data-genes="own" aria-hidden>
            4
          </span>{' '}
          reaction of this gene
        </li>
        <li>
          <span className={classes.cell} aria-hidden>
            7
          </span>{' '}
          genes of another reaction
        </li>
        <li>
          <span className={classes.cell} data-genes="none" aria-hidden>
            ?
          </span>{' '}
          no gene known
        </li>
      </ul>
      <p className={classes.note}>
        AraCyc of the Plant Metabolic Network: {formatNumber(coverage.loci)} of {formatNumber(coverage.of)} loci have one of its{' '}
        {formatCount(coverage.pathways, 'pathway')}. It does not give the order of reactions here: those of this gene stand first, then by
        number of genes.{' '}
        <button type="button" className={textButton.button} onClick={() => saveText(formatPathways(answer), `${locus}_pathways.tsv`)}>
          Save reactions and genes as TSV
        </button>
      </p>
    </>
  )
}

/** Reactions of the locus, each once however many pathways share it, with the other genes that are known for it. */
function OwnReactions({ locus, answer: { pathways, genes } }: { locus: string; answer: LocusPathways }) {
  const own = new Map(
    pathways.flatMap(({ reactions }) => reactions.flatMap((reaction) => (reaction.isOwn ? [[reaction.id, reaction]] : []))),
  )
  return (
    <ul className={classes.own}>
      {[...own.values()].map(({ id, ecNumbers, loci }) => {
        const others = genes.filter(({ locus: { label } }) => label !== locus && loci.includes(label))
        return (
          <li key={id}>
            <code>{id}</code>
            {ecNumbers.length > 0 && `, EC ${ecNumbers.join(', ')}`}
            {others.length === 0 && ', no other gene known'}
            {others.slice(0, shownOthers).map((gene, index) => (
              <Fragment key={gene.locus.key}>
                {index === 0 ? ', with ' : ', '}
                <RecordLink to={gene.symbol === null ? gene.locus : { ...gene.locus, label: gene.symbol }} />
              </Fragment>
            ))}
            {others.length > shownOthers && ` and ${formatCount(others.length - shownOthers, 'further gene')}`}
          </li>
        )
      })}
    </ul>
  )
}

const shownOthers = 8

const sizeOf = ({ loci, otherGenes }: PathwayReaction) => loci.length + otherGenes
const isUnknown = (reaction: PathwayReaction) => sizeOf(reaction) === 0

function Cells({ reactions }: { reactions: readonly PathwayReaction[] }) {
  return (
    <ul className={classes.cells}>
      {reactions.map((reaction) => {
        const words = wordsOf(reaction)
        return (
          <li
            key={reaction.id}
            className={classes.cell}
            data-genes={isUnknown(reaction) ? 'none' : reaction.isOwn ? 'own' : 'some'}
            title={words}
          >
            <span aria-hidden>{isUnknown(reaction) ? '?' : formatNumber(sizeOf(reaction))}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** `RXN-2001, EC 6.2.1.-: no gene known`. */
function wordsOf({ id, ecNumbers, loci, otherGenes, isOwn }: PathwayReaction): string {
  const head = [id, ...(ecNumbers.length > 0 ? [`EC ${ecNumbers.join(', ')}`] : [])].join(', ')
  const genes = loci.length + otherGenes === 0 ? 'no gene known' : formatCount(loci.length + otherGenes, 'gene')
  const notes = [
    ...(isOwn ? ['this one among them'] : []),
    ...(otherGenes > 0 ? [`${formatNumber(otherGenes)} without a locus of this release`] : []),
  ]
  return [`${head}: ${genes}`, ...notes].join(', ')
}

// An address with more of them would be too long for some programs.
const mostLoci = 400

function GenesLink({ pathway: { name, reactions } }: { pathway: LocusPathway }) {
  const loci = [...new Set(reactions.flatMap((reaction) => reaction.loci))]
  const others = reactions.reduce((sum, { otherGenes }) => sum + otherGenes, 0)
  const criteria = { geneListUploadType: 'AGI Locus IDs', geneList: loci.join(',') }
  return (
    <>
      {loci.length <= mostLoci ? (
        <PageLink
          href={resultsPath('genes', { criteria })}
          aria-label={`Open ${formatCount(loci.length, 'gene')} of ${name} in gene results`}
        >
          Open {formatCount(loci.length, 'gene')}
        </PageLink>
      ) : (
        formatCount(loci.length, 'gene')
      )}
      {others > 0 && <small className={classes.id}> and {formatNumber(others)} without a locus</small>}
    </>
  )
}
