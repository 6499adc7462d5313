import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { PaperSubmission, SubmissionReview, SubmissionSummary } from '../contract/paper-submission.ts'
import { Paper, PaperGene, PaperTerm, PaperToAnnotate } from '../contract/paper-to-annotate.ts'

const minuteMs = 60_000

export function paperQuery(pubmedId: string) {
  return queryOptions({
    queryKey: ['paper-to-annotate', pubmedId],
    queryFn: ({ signal }) => fetchJson(PaperToAnnotate, { path: `paper-annotations/papers/${pubmedId}`, signal }),
    // What is being entered must not be replaced while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function findPaper(of: string): Promise<Paper> {
  return fetchJson(Paper, { path: 'paper-annotations/papers', query: { of } })
}

export function loadGenes(pubmedId: number, loci: readonly string[]): Promise<PaperGene[]> {
  return fetchJson(z.array(PaperGene), { path: 'paper-annotations/genes', query: { pubmed: String(pubmedId), loci: loci.join(',') } })
}

export const ownPapersQuery = queryOptions({
  queryKey: ['own-papers'],
  queryFn: ({ signal }) => fetchJson(z.array(SubmissionSummary), { path: 'paper-annotations/my-papers', signal }),
})

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['paper-submission', id],
    queryFn: ({ signal }) => fetchJson(PaperSubmission, { path: `paper-annotations/submissions/${id}`, signal }),
  })
}

export const queueQuery = queryOptions({
  queryKey: ['paper-queue'],
  queryFn: ({ signal }) => fetchJson(z.array(SubmissionSummary), { path: 'paper-annotations/submissions', signal }),
})

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['paper-review', id],
    queryFn: ({ signal }) => fetchJson(SubmissionReview, { path: `paper-annotations/submissions/${id}/review`, signal }),
  })
}

export function termsQuery(text: string, locus: string) {
  return queryOptions({
    queryKey: ['paper-terms', text, locus],
    queryFn: ({ signal }) => fetchJson(z.array(PaperTerm), { path: 'paper-annotations/terms', query: { text, locus }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}

export function germplasmsQuery(text: string) {
  return queryOptions({
    queryKey: ['paper-germplasms', text],
    queryFn: ({ signal }) => fetchJson(z.array(z.string()), { path: 'paper-annotations/germplasms', query: { text }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}

const Gene = z.object({ NAME: z.string() })

export function genesQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ['paper-genes', searchTerm],
    queryFn: ({ signal }) => fetchJson(z.array(Gene), { path: 'gene_class_symbol/gene-search', query: { searchTerm }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}
