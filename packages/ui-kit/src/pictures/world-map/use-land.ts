import { queryOptions, useQuery } from '@tanstack/react-query'
import coarseTopology from 'world-atlas/land-110m.json'
import { type Land, landOf } from './land-shapes.ts'

let coarse: Land | undefined

const fineLandQuery = queryOptions({
  queryKey: ['fine-land'],
  queryFn: async () => landOf((await import('world-atlas/land-50m.json')).default),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Outlines of the land (Natural Earth): coarse ones for the world, and fine ones for a close view as soon as they are here. */
export function useLand(isClose: boolean): { coarse: Land; fine: Land } {
  coarse ??= landOf(coarseTopology)
  // If they cannot be loaded, the close view keeps its coarse outlines; the positions do not depend on them.
  const { data: fine = coarse } = useQuery({ ...fineLandQuery, enabled: isClose })
  return { coarse, fine }
}
