import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { GeneFamilies, GeneFamilyPage } from '../contract/gene-families.ts'
import { ExperimentNames, experimentNamesFile, MicroarrayExperiment } from '../contract/microarray-experiments.ts'

/** A release does not change while somebody looks at it. */
const lasting = { staleTime: 5 * 60_000, retry: false } as const

export function geneFamiliesQuery() {
  return queryOptions({
    queryKey: ['gene-families'],
    queryFn: ({ signal }) => fetchJson(GeneFamilies, { path: 'browse/gene_family', signal }),
    ...lasting,
  })
}

export function geneFamilyQuery(code: string) {
  return queryOptions({
    queryKey: ['gene-family', code],
    queryFn: ({ signal }) => fetchJson(GeneFamilyPage, { path: `browse/gene_family/${encodeURIComponent(code)}`, signal }),
    ...lasting,
  })
}

/** BROWSE-027: a static file, in the storage of the operator or of the release. */
export function experimentNamesQuery(staticUrl: string | undefined) {
  return queryOptions({
    queryKey: ['experiment-names', staticUrl],
    queryFn: ({ signal }) => fetchJson(ExperimentNames, { base: staticUrl ?? '/api/browse', path: experimentNamesFile, signal }),
    ...lasting,
  })
}

export function experimentQuery(name: string) {
  return queryOptions({
    queryKey: ['experiment', name],
    queryFn: ({ signal }) => fetchJson(MicroarrayExperiment, { path: 'browse/microarray_experiment', query: { name }, signal }),
    ...lasting,
  })
}
