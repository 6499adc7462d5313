import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments, Switch } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { EnrichmentView } from '../../contract/enrichment-view.ts'
import type { ComparedTerm, ListsEnrichment } from '../../contract/lists-enrichment.ts'
import page from '../enrichment-page.module.css'
import { listsEnrichmentQuery } from '../enrichment-query.ts'
import { SettingsBar } from '../settings-bar.tsx'
import { ComparedListsTable } from './compared-lists-table.tsx'
import { letterOf } from './letter-of.ts'
import { ListsDots } from './lists-dots.tsx'
import { SaveTermsButton, termColumns } from './term-columns.tsx'

type ListsComparisonProps = { view: EnrichmentView; query: Readonly<Record<string, string>> }

/** Lists side by side: what each has, and the terms that stand out in at least one (ENRICH-034). */
export function ListsComparison({ view, query }: ListsComparisonProps) {
  const comparison = useQuery(listsEnrichmentQuery(query))
  const [isPasting, setPasting] = useState(false)
  return (
    <>
      <SettingsBar view={view} answer={undefined} isPasting={isPasting} onPasting={setPasting} />
      {!isPasting && (
        <QueryPart query={comparison} what="the comparison">
          {(answer) => (
            <div className={page.parts}>
              <ComparedListsTable view={view} answer={answer} />
              <Terms key={JSON.stringify(query)} view={view} answer={answer} />
            </div>
          )}
        </QueryPart>
      )}
    </>
  )
}

function Terms({ view, answer }: { view: EnrichmentView; answer: ListsEnrichment }) {
  const { params, go } = useAddress()
  const [chosen, setChosen] = useState<string | null>(null)
  // By the smallest q of any list, or by that of one list.
  const orders = ['any', ...answer.lists.map((_, at) => String(at))]
  const order = orders.find((each) => each === params.get('by')) ?? 'any'
  const rows = useMemo(() => orderedTerms(answer.terms, order, view.showsFolded), [answer, order, view.showsFolded])
  const columns = useMemo(() => termColumns(view, answer), [view, answer])
  return (
    <>
      <TitledCard
        title="Terms side by side"
        help="help-enrichment#several-lists"
        mark={`${formatNumber(rows.length)} of ${formatNumber(answer.significant)}`}
        action={
          <div className={page.row}>
            <Segments
              label="Order"
              segments={orders.map((value) => ({ value, label: value === 'any' ? 'Best in any' : `By ${letterOf(Number(value))}` }))}
              value={order}
              onValue={(by) => go({ by: by === 'any' ? null : by })}
            />
            <Switch label="Show folded terms" isOn={view.showsFolded} onSwitch={(isOn) => go({ folded: isOn ? '1' : null })} />
          </div>
        }
        isPadded
      >
        {rows.length === 0 ? (
          <p>No term is significant in any of these lists.</p>
        ) : (
          <ListsDots answer={answer} terms={rows} chosen={chosen} onChoose={(id) => setChosen(id === chosen ? null : id)} />
        )}
      </TitledCard>
      {rows.length > 0 && (
        <TitledCard title="All terms" mark={formatNumber(rows.length)} action={<SaveTermsButton answer={answer} rows={rows} />}>
          <SectionTable key={order} caption="Terms of several lists" columns={columns} rows={rows} rowKey={({ id }) => id} />
        </TitledCard>
      )}
      <TitledCard title="How to report this" isPadded>
        <CopyableText text={answer.method} label="Copy sentence">
          <p>{answer.method}</p>
        </CopyableText>
      </TitledCard>
    </>
  )
}

/** A term is folded away only if it is in every list in which it is significant. */
function orderedTerms(terms: readonly ComparedTerm[], order: string, showsFolded: boolean): readonly ComparedTerm[] {
  const shown = showsFolded ? terms : terms.filter(({ cells }) => cells.some(({ isSignificant, isFolded }) => isSignificant && !isFolded))
  if (order === 'any') return shown
  const qOf = ({ cells }: ComparedTerm) => cells[Number(order)]?.log10Q ?? 0
  return shown.toSorted((one, other) => qOf(one) - qOf(other))
}
