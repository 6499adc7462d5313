import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { SuggestAnswer } from '@rosette/contract-kit/search/suggestion.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { Decisions, NumberedLine } from '../../contract/resolve-report.ts'
import { InSteps } from '../in-steps.tsx'
import { useLocusNames } from '../locus-names.tsx'
import { DecisionRow, lociAmong } from './decision-rows.tsx'
import classes from './report-card.module.css'

type UnknownRowsProps = { kind: ListKind; lines: readonly NumberedLine[]; decisions: Decisions; onDecide(changes: Decisions): void }

/** Each row asks for suggestions, so only a few are shown at once. */
const stepSize = 10

/** Lines that mean nothing here, with names that begin like them. */
export function UnknownRows({ kind, lines, decisions, onDecide }: UnknownRowsProps) {
  return (
    <InSteps lines={lines} stepSize={stepSize} keyOf={({ number }) => number}>
      {(line) => (
        <UnknownRow
          kind={kind}
          line={line}
          taken={decisions.get(line.number) ?? []}
          onTake={(names) => onDecide(new Map([[line.number, names]]))}
        />
      )}
    </InSteps>
  )
}

type UnknownRowProps = { kind: ListKind; line: NumberedLine; taken: readonly string[]; onTake(names: readonly string[]): void }

function UnknownRow({ kind, line, taken, onTake }: UnknownRowProps) {
  const { data = [], isPending } = useQuery({
    queryKey: ['list-suggestions', kind, line.input],
    queryFn: ({ signal }) => suggest(kind, line.input, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const names = useLocusNames(lociAmong(data))
  if (isPending || data.length === 0) {
    return (
      <div className={classes.decision}>
        <code>{line.input}</code>
        <span className={classes.line}>{isPending ? '' : 'No name here resembles it.'}</span>
      </div>
    )
  }
  return <DecisionRow line={line} taken={taken} onTake={onTake} choices={data} names={names} />
}

const mostSuggestions = 3
/** A spreadsheet or a hand cuts off or adds a character more often than any other mistake. */
const shortestText = 3

/** Records whose name begins like the text, or like the text without its last character. */
async function suggest(kind: ListKind, text: string, signal: AbortSignal): Promise<RecordRef[]> {
  for (const typed of [text, text.slice(0, -1)]) {
    if (typed.length < shortestText) break
    const { suggestions } = await fetchJson(SuggestAnswer, {
      path: 'suggest',
      query: { text: typed.slice(0, 200), category: 'everything' },
      signal,
    })
    const found = suggestions.flatMap(({ record }) => (record.kind === kind ? [record] : []))
    if (found.length > 0) return found.slice(0, mostSuggestions)
  }
  return []
}
