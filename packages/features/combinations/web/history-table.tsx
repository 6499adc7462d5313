import { dayOf } from '@rosette/contract-kit/clock.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import text from '@rosette/ui-kit/links/text-button.module.css'
import { saveSearch } from '@rosette/ui-kit/results/download-search.ts'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { headingOf, pluralOf } from '../../results/web/query/category-words.ts'
import { forgetSearch, type NumberedEntry, noteSavedId } from '../../search-history/web/browser-history.ts'
import type { AddressedStep } from '../contract/combination-address.ts'
import { maxSteps } from '../contract/joining-words.ts'
import { lociFieldOf } from '../contract/loci-fields.ts'
import classes from './history-table.module.css'
import { formPathOf, kindOf, resultsPathOf } from './search-paths.ts'
import { SearchWords } from './search-words.tsx'

type HistoryTableProps = {
  entries: readonly NumberedEntry[]
  steps: readonly AddressedStep[]
  onSteps(steps: readonly AddressedStep[]): void
}

/** How many rows are shown at first. */
const shownAtFirst = 25

/** The searches, the newest first; those of the kind that is being combined can be ticked. */
export function HistoryTable({ entries, steps, onSteps }: HistoryTableProps) {
  const [filter, setFilter] = useState('')
  const [category, setCategory] = useState('')
  const [isAll, setAll] = useState(false)
  const categories = [...new Set(entries.map(({ search }) => search.category))].sort()
  const matching = entries.filter((entry) => (category === '' || entry.search.category === category) && hasText(entry, filter))
  const shown = isAll ? matching : matching.slice(0, shownAtFirst)
  const combined = kindCombined(steps, entries)
  const ticking = useChange({
    async call({ entry: { search }, asGenes }: { entry: NumberedEntry; asGenes: boolean }) {
      const savedId = await saveSearch(search)
      noteSavedId(search, savedId)
      return { join: 'and', search: savedId, asGenes } as const
    },
    onDone: (step) => onSteps([...steps, step]),
    hasToast: true,
  })
  const stepOf = ({ savedId }: NumberedEntry) => steps.find((step) => 'search' in step && step.search === savedId)
  const untick = (step: AddressedStep) => onSteps(steps.filter((each) => each !== step))

  const columns: readonly PlainColumn<NumberedEntry>[] = [
    {
      id: 'ticked',
      label: 'Combine',
      isLabelHidden: true,
      cell(entry) {
        const step = stepOf(entry)
        const kind = kindOf(entry.search)
        const isOfKind = kind !== null && (combined === null || kind === combined)
        return (
          <input
            type="checkbox"
            aria-label={`Combine search ${entry.no}`}
            // Ticked at once, though the search is saved first.
            checked={step !== undefined || (ticking.isPending && ticking.input?.entry === entry)}
            disabled={step === undefined && (!isOfKind || steps.length >= maxSteps || ticking.isPending)}
            onChange={() => (step ? untick(step) : ticking.run({ entry, asGenes: false }))}
          />
        )
      },
    },
    { id: 'no', label: 'No.', cell: ({ no }) => <span className={classes.no}>#{no}</span> },
    {
      id: 'search',
      label: 'Search',
      cell: (entry) => (
        <>
          <PageLink href={resultsPathOf(entry.search)} className={classes.search}>
            <SearchWords search={entry.search} />
          </PageLink>
          {stepOf(entry) === undefined && (
            <OtherKind
              entry={entry}
              combined={combined}
              isPending={ticking.isPending || steps.length >= maxSteps}
              onTurn={() => ticking.run({ entry, asGenes: true })}
            />
          )}
        </>
      ),
    },
    { id: 'finds', label: 'Finds', cell: ({ search }) => headingOf(search.category) },
    { id: 'count', label: 'Found', isNumeric: true, cell: ({ total }) => formatNumber(total) },
    { id: 'when', label: 'When', cell: ({ at }) => whenOf(at) },
    {
      id: 'actions',
      label: 'Actions',
      isLabelHidden: true,
      cell: ({ no, search }) => {
        const form = formPathOf(search)
        return (
          <span className={classes.actions}>
            {form !== null && (
              <PageLink href={form} aria-label={`Edit search ${no}`}>
                Edit
              </PageLink>
            )}
            <button type="button" className={text.button} aria-label={`Delete search ${no}`} onClick={() => forgetSearch(search)}>
              Delete
            </button>
          </span>
        )
      },
    },
  ]

  return (
    <TitledCard
      title="Searches"
      help="help-searching#search-history"
      mark={matching.length === entries.length ? formatNumber(entries.length) : `${matching.length} of ${entries.length}`}
      action={
        <>
          <input
            className={classes.filter}
            aria-label="Filter this list"
            placeholder="Filter this list"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          <select
            className={classes.filter}
            aria-label="Show searches that find"
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          >
            <option value="">All types</option>
            {categories.map((each) => (
              <option key={each} value={each}>
                {headingOf(each)}
              </option>
            ))}
          </select>
        </>
      }
    >
      <PlainTable
        caption="Searches of this browser"
        className={classes.table}
        rows={shown}
        rowKey={({ no }) => no}
        isTicked={(entry) => stepOf(entry) !== undefined}
        columns={columns}
      />
      {shown.length < matching.length && (
        <p className={classes.more}>
          <button type="button" className={text.button} onClick={() => setAll(true)}>
            Show {matching.length - shown.length} more
          </button>
        </p>
      )}
    </TitledCard>
  )
}

/** The kind of what is combined, as far as this browser knows the searches; null if it does not. */
function kindCombined(steps: readonly AddressedStep[], entries: readonly NumberedEntry[]): ListKind | null {
  for (const step of steps) {
    if (step.asGenes) return 'locus'
    const entry = 'search' in step ? entries.find(({ savedId }) => savedId === step.search) : undefined
    if (entry) return kindOf(entry.search)
  }
  return null
}

type OtherKindProps = { entry: NumberedEntry; combined: ListKind | null; isPending: boolean; onTurn(): void }

/** Why a search cannot be ticked, and that it can stand for its genes. */
function OtherKind({ entry: { no, search }, combined, isPending, onTurn }: OtherKindProps) {
  const kind = kindOf(search)
  if (kind === null) return <p className={classes.note}>{headingOf(search.category)} cannot be combined.</p>
  if (combined === null || kind === combined) return null
  const canTurn = combined === 'locus' && lociFieldOf(kind) !== null
  return (
    <p className={classes.note}>
      {headingOf(search.category)} cannot be mixed with {combined === 'locus' ? 'genes' : 'what is combined'}.{' '}
      {canTurn && (
        <button type="button" className={text.button} disabled={isPending} aria-label={`Turn search ${no} into genes`} onClick={onTurn}>
          Turn into genes
        </button>
      )}
    </p>
  )
}

/** Whether the values of a search have a text, whatever its words around them are. */
function hasText({ search }: NumberedEntry, filter: string): boolean {
  const { searchText, searchTerms, filters } = search
  const text = JSON.stringify([pluralOf(search.category), searchText, searchTerms, filters])
  return text.toLowerCase().includes(filter.trim().toLowerCase())
}

function whenOf(at: string): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return new Date().toDateString() === moment.toDateString() ? `today ${time}` : dayOf(moment)
}
