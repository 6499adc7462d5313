import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { formatRegion, type GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { maxContentPage } from '../../../list-contents/contract/list-content.ts'
import { type GoAspect, GroupGenes, ListGroups } from '../../contract/views/list-groups.ts'
import { ListPlaces } from '../../contract/views/list-places.ts'

/** A content never changes, but what is known of its genes changes with a release. */
const stored = { staleTime: 60_000, retry: false } as const

export function groupsQuery(contentId: string) {
  return queryOptions({
    queryKey: ['list-groups', contentId],
    queryFn: ({ signal }) => fetchJson(ListGroups, { path: `list-contents/${contentId}/groups`, signal }),
    ...stored,
  })
}

/** A group of an aspect, of the genes of a content. */
export type GroupOfList = { contentId: string; aspect: GoAspect; group: string }

/** The first page of the genes behind a group, or all of them. */
export function groupGenesQuery({ contentId, aspect, group }: GroupOfList, isAll: boolean) {
  const read = (from: number, signal: AbortSignal) =>
    fetchJson(GroupGenes, {
      path: `list-contents/${contentId}/groups/genes`,
      query: { aspect, group, from: String(from), size: String(maxContentPage) },
      signal,
    })
  return queryOptions({
    queryKey: ['list-group-genes', contentId, aspect, group, isAll],
    async queryFn({ signal }) {
      const { total, genes } = await read(0, signal)
      while (isAll && genes.length < total) {
        const next = await read(genes.length, signal)
        if (next.genes.length === 0) break
        genes.push(...next.genes)
      }
      return { total, genes }
    },
    // Of the same group, while the rest of its genes is read.
    placeholderData: keepPreviousData,
    ...stored,
  })
}

export function placesQuery(contentId: string, region: GenomeRegion | null) {
  return queryOptions({
    queryKey: ['list-places', contentId, region && formatRegion(region)],
    queryFn: ({ signal }) =>
      fetchJson(ListPlaces, {
        path: `list-contents/${contentId}/places`,
        ...(region && { query: { region: formatRegion(region) } }),
        signal,
      }),
    // The chromosomes stay while a region is looked up.
    placeholderData: keepPreviousData,
    ...stored,
  })
}
