import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { LocusNames, maxLocusNames } from '../contract/views/locus-names.ts'

type LocusName = LocusNames['loci'][number]

function locusNamesQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: ['locus-names', names],
    queryFn: ({ signal }) => fetchJson(LocusNames, { path: 'locus-names', body: { names }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** What the first of some loci are called. Without an answer they are shown by their codes. */
export function useLocusNames(names: readonly string[]): ReadonlyMap<string, LocusName> {
  const wanted = [...new Set(names)].slice(0, maxLocusNames)
  const { data } = useQuery({ ...locusNamesQuery(wanted), enabled: wanted.length > 0 })
  return new Map(data?.loci.map((locus) => [locus.name, locus]))
}

/** `ASG1, ALTERED SEED GERMINATION 1`, or what the locus does if it has no name. */
export function describeLocus(locus: LocusName | undefined): string {
  if (!locus) return ''
  const { symbol, fullName, description } = locus
  return [symbol, fullName ?? description].filter((text) => text !== null).join(', ')
}

/** A locus by the name that people use. */
export function shortName(name: string, locus: LocusName | undefined): string {
  return locus?.symbol ?? name
}
