import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { Segments, Switch } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useCallback, useMemo, useState } from 'react'
import type { EnrichedTerm, EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import type { EnrichmentView } from '../contract/enrichment-view.ts'
import { type TermSourceName, termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'
import { TermButton } from './term-button.tsx'
import { testColumns } from './term-columns.tsx'
import { TickedTerms } from './ticked-terms.tsx'

type TermTableProps = {
  view: EnrichmentView
  query: Readonly<Record<string, string>>
  answer: EnrichmentAnswer
  onChoose(id: string): void
}

/** All significant terms, over- or under-represented, with the first genes of each; a name opens all of them, and ticked ones are a list. */
export function TermTableCard({ view, query, answer, onChoose }: TermTableProps) {
  const { go } = useAddress()
  const { isUnder, showsFolded } = view
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = useCallback((id: string) => setTicked((before) => toggled(before, id)), [])
  const rows = useMemo(() => {
    if (isUnder) return answer.under.terms
    return showsFolded ? answer.terms : answer.terms.filter(({ foldedInto }) => foldedInto === null)
  }, [answer, isUnder, showsFolded])
  const columns = useMemo(
    () => [tickColumn(ticked, tick), ...columnsOf(answer.settings.source, isUnder, view.term, onChoose)],
    [answer.settings.source, isUnder, view.term, onChoose, ticked, tick],
  )
  const tickedRows = rows.filter(({ id }) => ticked.has(id))
  return (
    <TitledCard
      title="All terms"
      help="help-enrichment#read-the-result"
      mark={isUnder ? formatNumber(rows.length) : `${formatNumber(rows.length)} of ${formatNumber(answer.significant)}`}
      action={
        <div className={classes.row}>
          {answer.under.significant > 0 && (
            <Segments
              label="Terms"
              segments={[
                { value: 'over', label: 'Over-represented', count: answer.significant },
                { value: 'under', label: 'Under-represented', count: answer.under.significant },
              ]}
              value={isUnder ? 'under' : 'over'}
              onValue={(side) => go({ side: side === 'under' ? side : null })}
            />
          )}
          {!isUnder && answer.significant > answer.shown && (
            <Switch label="Show folded terms" isOn={showsFolded} onSwitch={(isOn) => go({ folded: isOn ? '1' : null })} />
          )}
        </div>
      }
    >
      <div className={classes.terms}>
        <SectionTable
          key={`${isUnder} ${showsFolded}`}
          caption={isUnder ? 'Under-represented terms' : 'Over-represented terms'}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </div>
      {tickedRows.length > 0 && <TickedTerms query={query} terms={tickedRows} onClear={() => setTicked(new Set())} />}
    </TitledCard>
  )
}

function toggled(ticked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ticked)
  if (!changed.delete(id)) changed.add(id)
  return changed
}

function tickColumn(ticked: ReadonlySet<string>, onTick: (id: string) => void): SectionColumn<EnrichedTerm> {
  return {
    id: 'tick',
    label: 'Tick',
    cell: ({ id, name }) => <input type="checkbox" aria-label={`Tick ${name}`} checked={ticked.has(id)} onChange={() => onTick(id)} />,
    onPhone: 'bare',
  }
}

/** Genes that a row names. */
const namedGenes = 5

function columnsOf(
  source: TermSourceName,
  isUnder: boolean,
  chosen: string | null,
  onChoose: (id: string) => void,
): readonly SectionColumn<EnrichedTerm>[] {
  return [
    { id: 'id', label: 'Term', cell: (term) => <TermLink source={source} term={term} />, sortBy: ({ id }) => id, onPhone: 'bare' },
    {
      id: 'name',
      label: 'Name',
      cell: ({ id, name, foldedInto }) => (
        <>
          <TermButton name={name} aria-expanded={id === chosen} onClick={() => onChoose(id)} />
          {foldedInto !== null && <span className={classes.small}> folded into {foldedInto}</span>}
        </>
      ),
      sortBy: ({ name }) => name,
      text: ({ name }) => name,
      onPhone: 'text',
    },
    ...testColumns.filter(({ id }) => !isUnder || id !== 'elim'),
    {
      id: 'genes',
      label: 'List genes',
      cell: ({ genes, found }) => {
        const named = genes.slice(0, namedGenes).map(({ name, symbol }) => symbol ?? name)
        return `${named.join(', ')}${found > named.length ? ` +${formatNumber(found - named.length)}` : ''}`
      },
    },
  ]
}

function TermLink({ source, term: { id, key } }: { source: TermSourceName; term: EnrichedTerm }) {
  const { kind } = termSources[source]
  if (kind === null || key === null) return <span className={classes.code}>{id}</span>
  return (
    <PageLink className={classes.code} href={recordPath(kinds[kind], key)}>
      {id}
    </PageLink>
  )
}
