import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import { formatChance, formatFold } from '../../enrichment/web/format-chance.ts'
import type { MotifsAnswer, TestedMotif } from '../contract/motifs-answer.ts'
import { alpha, mostChosen } from '../contract/motifs-call.ts'
import { MotifLogo } from './motif-logo.tsx'
import classes from './motif-table.module.css'
import { SiteStrip } from './site-strip.tsx'

type MotifTableProps = { answer: MotifsAnswer; chosen: readonly string[]; onChoose(chosen: string[]): void }

/** Stands where q passes 0.05. */
const limit = null
type Row = TestedMotif | typeof limit

/** The motifs, best first, with a line where q passes 0.05, even if nothing is above it (MOTIF-009). */
export function MotifTable({ answer, chosen, onChoose }: MotifTableProps) {
  const { rows, within, genes, background, significant } = answer
  const above = rows.filter(({ log10Q }) => log10Q <= Math.log10(alpha))
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const column = (id: string, label: string, cell: (motif: TestedMotif) => ReactNode, further: Partial<PlainColumn<Row>> = {}) => ({
    id,
    label,
    ...further,
    cell: (row: Row) => row && cell(row),
  })
  const number = { isNumeric: true }
  return (
    <div className={classes.scroll}>
      <PlainTable<Row>
        caption="Motifs, best first"
        className={classes.table}
        rows={[...above, limit, ...rows.slice(above.length)]}
        rowKey={(row) => row?.matrixId ?? 'limit'}
        isTicked={(row) => row !== limit && chosen.includes(row.matrixId)}
        columns={[
          column(
            'ticked',
            'Show sites',
            ({ matrixId, factor }) => (
              <input
                type="checkbox"
                aria-label={`Show sites of ${factor} (${matrixId})`}
                checked={chosen.includes(matrixId)}
                disabled={!chosen.includes(matrixId) && chosen.length >= mostChosen}
                onChange={() => toggle(matrixId)}
              />
            ),
            { isLabelHidden: true },
          ),
          {
            id: 'factor',
            label: 'Transcription factor',
            isName: true,
            cell: (row) =>
              row ? (
                <Factor motif={row} />
              ) : (
                <span className={classes.limit}>
                  q ≤ {alpha}: {above.length === 0 ? 'none' : formatCount(significant, 'motif')}. Rows below this line may be chance.
                </span>
              ),
          },
          column('logo', 'Motif', ({ matrixId, columns }) => <MotifLogo matrixId={matrixId} columns={columns} />, { isUnlabelled: true }),
          column('list', 'List', ({ found }) => <Share part={found} whole={genes.held} />, number),
          column('background', 'Background', ({ withSite }) => <Share part={withSite} whole={background.held} />, number),
          column('fold', 'Fold', ({ fold }) => formatFold(fold), number),
          column('p', 'p', ({ log10P }) => formatChance(log10P), number),
          column('q', 'q', ({ log10Q }) => <strong>{formatChance(log10Q)}</strong>, number),
          column('where', `Where: −${formatNumber(within)} bp to the gene`, (motif) => <SiteStrip motif={motif} within={within} />, {
            isUnlabelled: true,
          }),
        ]}
      />
    </div>
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      <strong>{formatNumber(part)}</strong> of {formatNumber(whole)}
      <small>{Math.round((100 * part) / Math.max(1, whole))} %</small>
    </>
  )
}

function Factor({ motif }: { motif: TestedMotif }) {
  const { matrixId, factor, locus, factorFamily, assay, pubmedId, similar, foldedInto } = motif
  return (
    <>
      <strong>{factor}</strong> {factorFamily}
      {locus && (
        <>
          {' '}
          <RecordLink to={locus} />
        </>
      )}
      <small>
        <code>{matrixId}</code> {assay ?? 'assay not stated'}
        {pubmedId !== null && (
          <>
            {' · '}
            <PubmedLink pubmedId={pubmedId} />
          </>
        )}
      </small>
      {similar.count > 0 && (
        <small>
          +{formatNumber(similar.count)} similar: {similar.factors.join(', ')}
          {similar.count > similar.factors.length && ' …'}
        </small>
      )}
      {foldedInto !== null && <small>like {foldedInto}</small>}
    </>
  )
}
