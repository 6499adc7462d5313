import { bulkSequencesPath, sequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { SequenceChoice, SequenceSetId, sequenceChoices, sequenceSets } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import { fileOfCall } from '@rosette/ui-kit/reuse/file-of-call.ts'
import type { PageFile, PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { z } from 'zod'
import { hasPlaces } from '../contract/sequence-rules.ts'
import { type StoredRequest, sequenceCall } from './sequence-query.ts'

/** Mail programs and proxies cut off longer addresses. */
const longestPath = 2000

const fileName = 'sequences'

/** Files, citation and code of a page of sequences (BULK-022). */
export function sequencesReuse(key: string | null, request: StoredRequest, count: number): PageReuse {
  const call = sequenceCall(key, request)
  const dataset = SequenceSetId.safeParse(request.dataset)
  return {
    title: `${describeRequest(request)} (${formatNumber(count)})`,
    recordKinds: ['locus', 'gene'],
    call,
    permanentPath: async () => pathOf(request),
    files: async () =>
      dataset.success && !hasPlaces(dataset.data) ? [] : [placesFile(key, request, 'gff3'), placesFile(key, request, 'bed')],
    fileName,
    callFile: { label: 'FASTA', ending: 'fasta' },
  }
}

/** The request itself is in the address; a long list is entered on the page of the tool. */
function pathOf(request: StoredRequest): string {
  const path = sequencesPath({ search_params: JSON.stringify(request) })
  return path.length <= longestPath ? path : bulkSequencesPath()
}

/** Where the same features lie (BULK-020). */
function placesFile(key: string | null, request: StoredRequest, format: 'gff3' | 'bed'): PageFile {
  const call = sequenceCall(key, request, format)
  return fileOfCall({ label: `Positions (${format.toUpperCase()})`, call, fileName: `${fileName}.${format}` })
}

const Named = z.object({
  dataset: SequenceSetId.default('araport11_transcripts'),
  choice: SequenceChoice.default('one_per_locus'),
  flank: z.object({ length: z.int() }).optional(),
})

/** What was requested, in words; empty if the server will refuse it. */
export function describeRequest(request: StoredRequest): string {
  const parsed = Named.safeParse(request)
  if (!parsed.success) return ''
  const { dataset, choice, flank } = parsed.data
  const set = sequenceSets.find(({ id }) => id === dataset)?.label ?? dataset
  const length = flank ? `, ${formatNumber(flank.length)} bp` : ''
  return `${set}${length}: ${sequenceChoices.find(({ value }) => value === choice)?.label.toLowerCase()}`
}
