import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatTable } from '@rosette/ui-kit/reuse/table-files.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import { type EnrichmentView, oneListPath } from '../../contract/enrichment-view.ts'
import type { ComparedTerm, ListsEnrichment } from '../../contract/lists-enrichment.ts'
import { formatChance, formatFold } from '../format-chance.ts'
import { letterOf } from './letter-of.ts'
import classes from './lists.module.css'

type Column = SectionColumn<ComparedTerm>
type Cell = ComparedTerm['cells'][number]

const named: readonly Column[] = [
  { id: 'id', label: 'Term', cell: ({ id }) => <span className={classes.code}>{id}</span>, sortBy: ({ id }) => id, onPhone: 'bare' },
  { id: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, onPhone: 'text' },
  {
    id: 'all',
    label: 'All',
    cell: ({ withTerm }) => formatNumber(withTerm),
    sortBy: ({ withTerm }) => withTerm,
    isNumeric: true,
    onPhone: 'beside',
  },
]

/** A column for each list, sorted by its q: genes and fold above q, leading to the genes of the term in that list. */
export function termColumns(view: EnrichmentView, { lists }: ListsEnrichment): readonly Column[] {
  return [
    ...named,
    ...lists.map(
      ({ id: list }, at): Column => ({
        id: `list${at}`,
        label: letterOf(at),
        isNumeric: true,
        sortBy: ({ cells }) => cells[at]?.log10Q ?? null,
        onPhone: 'beside',
        cell: ({ id, name, cells }) => {
          const cell = cells[at]
          return cell && <TermCell cell={cell} href={oneListPath(view, list, id)} label={`Genes of ${name} in ${letterOf(at)}`} />
        },
      }),
    ),
  ]
}

function TermCell({ cell: { found, fold, log10Q, isSignificant }, href, label }: { cell: Cell; href: string; label: string }) {
  return (
    <span className={classes.cell} data-faint={!isSignificant || undefined}>
      <PageLink href={href} aria-label={label}>
        {formatNumber(found)}
      </PageLink>{' '}
      · {formatFold(fold)} ×<span className={classes.q}>q {formatChance(log10Q)}</span>
    </span>
  )
}

const numbers: readonly [string, (cell: Cell) => string | number | null][] = [
  ['genes', ({ found }) => found],
  ['fold', ({ fold }) => fold],
  ['odds ratio', ({ odds }) => odds],
  ['log10 p', ({ log10P }) => log10P],
  ['log10 q', ({ log10Q }) => log10Q],
  ['significant', ({ isSignificant }) => (isSignificant ? 'yes' : 'no')],
]

/** Every number in a column of its own. */
function fileColumns({ lists, settings }: ListsEnrichment): readonly Column[] {
  return [
    { id: 'source', label: 'Source', cell: () => settings.source },
    { ...named[0], id: 'id', label: 'Term', cell: ({ id }) => id },
    ...named.slice(1),
    ...lists.flatMap(({ counted }, at) =>
      numbers.map(
        ([label, value]): Column => ({
          id: `${label}${at}`,
          label: `${letterOf(at)} ${label}${label === 'genes' ? ` of ${counted}` : ''}`,
          cell: () => null,
          text: ({ cells }) => {
            const cell = cells[at]
            return cell ? value(cell) : null
          },
        }),
      ),
    ),
  ]
}

/** The terms of the table as a file. */
export function SaveTermsButton({ answer, rows }: { answer: ListsEnrichment; rows: readonly ComparedTerm[] }) {
  const name = `enrichment_${answer.settings.source}_${answer.lists.length}_lists.tsv`
  return (
    <PlainButton
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => saveText(formatTable(fileColumns(answer), rows), name)}
    >
      Save TSV
    </PlainButton>
  )
}
