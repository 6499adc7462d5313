import type { Call } from '@rosette/api-client/api-request.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { fileOfCall } from '@rosette/ui-kit/reuse/file-of-call.ts'
import type { PageFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { StartedRun } from '../../runs/contract/run-status.ts'
import { EnrichmentAnswer, SourceAnswers, TermGenes, TermLoci } from '../contract/enrichment-answer.ts'
import { ListsEnrichment } from '../contract/lists-enrichment.ts'
import { answerFileName } from '../contract/run-files.ts'
import { TermGraph } from '../contract/term-graph.ts'

type Query = Readonly<Record<string, string>>

// The first question of a source reads all of its terms.
const timeoutMs = 60_000

/** The call of the page, which scripts make too. */
export function enrichmentCall(query: Query): Call {
  return { path: 'enrichment', query }
}

const Answer = z.union([EnrichmentAnswer, SourceAnswers])
const AnswerOrRun = z.union([EnrichmentAnswer, SourceAnswers, StartedRun])

/** The answer, or the run that it has become because it takes longer than anybody waits without a word. */
export function enrichmentQuery(query: Query) {
  return queryOptions({
    queryKey: ['enrichment', query],
    queryFn: ({ signal }) => fetchJson(AnswerOrRun, { ...enrichmentCall(query), prefer: 'respond-async, wait=2', signal, timeoutMs }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** What a run has found; it never changes. */
export function runAnswerQuery(token: string) {
  return queryOptions({
    queryKey: ['enrichment-run', token],
    queryFn: ({ signal }) => fetchJson(Answer, { path: `runs/${token}/files/${answerFileName}`, signal, timeoutMs }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function termGenesQuery(query: Query, term: string) {
  return queryOptions({
    queryKey: ['enrichment-genes', query, term],
    queryFn: ({ signal }) => fetchJson(TermGenes, { path: 'enrichment/genes', query: { ...query, term }, signal, timeoutMs }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** The genes behind several terms. */
export function termLociQuery(query: Query, terms: readonly string[]) {
  return queryOptions({
    queryKey: ['enrichment-loci', query, terms],
    queryFn: ({ signal }) =>
      fetchJson(TermLoci, { path: 'enrichment/loci', query: { ...query, terms: terms.join('|') }, signal, timeoutMs }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
  })
}

export function termGraphQuery(query: Query) {
  return queryOptions({
    queryKey: ['enrichment-graph', query],
    queryFn: ({ signal }) => fetchJson(TermGraph, { path: 'enrichment/graph', query, signal, timeoutMs }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** Several lists side by side. */
export function listsEnrichmentQuery(query: Query) {
  return queryOptions({
    queryKey: ['enrichment-lists', query],
    queryFn: ({ signal }) => fetchJson(ListsEnrichment, { path: 'enrichment/lists', query, signal, timeoutMs }),
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** All tests as a file, those that are not significant and those that are folded included. */
export function testsFile(query: Query, fileName: string): PageFile {
  return fileOfCall({
    label: 'All tests (TSV)',
    note: 'every tested term, with log10 p and q, what it is folded into and its list genes',
    call: { path: 'enrichment/file', query, isText: true, timeoutMs },
    fileName: `${fileName}.tsv`,
  })
}

/** Keeps loci, or ids as they were pasted, as a list that an address can name, and returns its id. */
export async function keepItems(items: string | readonly string[]): Promise<string> {
  const { id } = await fetchJson(StoredContent, {
    path: 'list-contents',
    body: { kind: 'locus', items: parseIdentifiers(items) },
    timeoutMs,
  })
  return id
}
