import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useCallback, useMemo, useRef } from 'react'
import { mostEdges, type NetworkAnswer } from '../contract/network-answer.ts'
import type { NetworkQuery } from '../contract/network-call.ts'
import { EdgeTable } from './edge-table.tsx'
import { pairOf, type ShownEdge, shownEdges } from './edge-words.ts'
import { ExpectedFacts } from './expected-facts.tsx'
import { NetworkFilters } from './network-filters.tsx'
import { NetworkPicture } from './network-picture.tsx'
import classes from './network-results.module.css'
import { tagNodes } from './node-tags.ts'
import { PairCard } from './pair-card.tsx'
import { PartsCard } from './parts-card.tsx'

type NetworkResultsProps = { answer: NetworkAnswer; query: NetworkQuery; params: URLSearchParams; isBusy: boolean }

/** Filters, picture, the same edges as a table, statements of a pair, connected parts, and what chance would give. */
export function NetworkResults({ answer, query, params, isBusy }: NetworkResultsProps) {
  const { go } = useAddress()
  const goNow = useRef(go)
  goNow.current = go
  const openPair = useCallback((pair: string) => goNow.current({ pair }), [])
  const edges = useMemo(() => shownEdges(answer), [answer])
  const tags = useMemo(() => tagNodes(answer.nodes), [answer])
  const chosen = edges.filter((edge) => pairOf(edge) === params.get('pair'))
  return (
    <>
      <NetworkFilters facets={answer.facets} query={query} isBusy={isBusy} />
      <div className={classes.cards}>
        <NetworkPicture answer={answer} edges={edges} tags={tags} />
        {chosen.length > 0 && <PairCard edges={chosen} onClose={() => go({ pair: null })} />}
        {answer.total > 0 && (
          <TitledCard title="Edges" help="help-networks#read-the-picture" mark={shareOf(answer)}>
            <EdgeTable edges={edges} tagsOf={tags.tagsOf} onPair={openPair} />
          </TitledCard>
        )}
        <PartsCard answer={answer} />
        <ExpectedFacts params={params} />
      </div>
      <Notes answer={answer} edges={edges} />
    </>
  )
}

/** What the numbers do not tell by themselves. */
function Notes({ answer: { self }, edges }: { answer: NetworkAnswer; edges: readonly ShownEdge[] }) {
  const statements = edges.flatMap((edge) => edge.statements)
  const compilations = [...new Set(statements.flatMap(({ source, isCompiled }) => (isCompiled ? source : [])))].toSorted()
  return (
    <>
      {compilations.length > 0 && (
        <p className={classes.method}>
          <strong>Sources repeat each other:</strong> statements marked as a compilation ({compilations.join(', ')}) were collected from
          other databases, so two sources may rest on one experiment. They do not count as an original article.
        </p>
      )}
      {self > 0 && <p className={classes.method}>Not random: {formatCount(self, 'gene')} that a statement pairs with itself.</p>}
    </>
  )
}

function shareOf({ total }: NetworkAnswer): string {
  return total > mostEdges ? `first ${formatNumber(mostEdges)} of ${formatNumber(total)}` : formatNumber(total)
}
