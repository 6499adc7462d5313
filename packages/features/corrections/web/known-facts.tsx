import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ResolveAnswer, type ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { PublicationSuggestion } from '../../symbol-registration/contract/symbol-lookups.ts'
import { parseEvidence } from '../contract/correction.ts'
import classes from './correction-dialog.module.css'

const pauseMs = 400
const mostNames = 8

/** Words that may be names: AGI codes and symbols, which have capitals or digits. */
export function namesIn(text: string): string[] {
  const words = text.match(/[A-Za-z][A-Za-z0-9.-]{1,30}/g) ?? []
  const names = words.map((word) => word.replace(/[.-]+$/, '')).filter((word) => /[A-Z].*[A-Z0-9]/.test(word))
  return [...new Set(names)].slice(0, mostNames)
}

function namesQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: ['names-in-correction', ...names],
    queryFn: ({ signal }) => fetchJson(ResolveAnswer, { path: 'resolve', body: { ids: names, kind: 'locus' }, signal }),
    enabled: names.length > 0,
    staleTime: 60_000,
    retry: false,
  })
}

/** While somebody types: which other records have the names that they mention (CURATE-063). */
export function KnownNames({ text, ownKey }: { text: string; ownKey: number }) {
  const [settled] = useDebouncedValue(text, pauseMs)
  const { data } = useQuery(namesQuery(namesIn(settled)))
  const known = (data?.lines ?? []).flatMap((line) => othersOf(line, ownKey))
  return (
    <div role="status" className={classes.known}>
      {known.map(({ input, record }) => (
        <p key={`${input} ${record.key}`}>
          {`${input} is also a name of `}
          <RecordLink to={record} />
        </p>
      ))}
    </div>
  )
}

function othersOf(line: ResolvedLine, ownKey: number) {
  const records = 'candidates' in line ? line.candidates : 'by' in line ? [line.record] : []
  return records.filter(({ key, label }) => key !== ownKey && label !== line.input).map((record) => ({ input: line.input, record }))
}

function paperQuery(evidence: string | null) {
  return queryOptions({
    queryKey: ['paper-of-correction', evidence],
    queryFn: ({ signal }) =>
      fetchJson(z.array(PublicationSuggestion), {
        path: 'gene_class_symbol/publication-search',
        query: { searchTerm: evidence ?? '' },
        signal,
      }),
    enabled: evidence !== null,
    staleTime: 60_000,
    retry: false,
  })
}

/** The paper that a PubMed ID or a DOI names, if the release has it. */
export function KnownPaper({ evidence }: { evidence: string }) {
  const [settled] = useDebouncedValue(evidence, pauseMs)
  const reference = parseEvidence(settled)
  const { data } = useQuery(paperQuery(reference))
  if (reference === null || !data) return null
  const paper = data[0]
  return (
    <p className={classes.known}>
      {paper ? `In this release: ${paper.TITLE || reference}` : 'Not in this release yet; a curator will look it up.'}
    </p>
  )
}
