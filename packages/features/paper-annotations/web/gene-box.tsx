import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { useSuggestions } from '../../members/web/use-suggestions.ts'

type GeneBoxProps = { label: string; value: string; onChoose(locus: string): void }

/** A locus by its name or symbol. */
export function GeneBox({ label, value, onChoose }: GeneBoxProps) {
  const { text, setText, rows } = useSuggestions(genesQuery)
  return (
    <SuggestBox
      label={label}
      placeholder="Symbol or locus"
      text={text === '' ? value : text}
      choices={rows.map(({ NAME }) => ({ value: NAME, label: NAME }))}
      closeDelayMs={200}
      onText={setText}
      onChoose={(choice) => {
        onChoose(choice.value)
        setText('')
      }}
    />
  )
}

const minuteMs = 60_000

const Gene = z.object({ NAME: z.string() })

function genesQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['paper-genes', searchTerm],
    queryFn: ({ signal }) => fetchJson(z.array(Gene), { path: 'gene_class_symbol/gene-search', query: { searchTerm }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}
