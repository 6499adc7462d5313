import { useEffect, useState } from 'react'
import coarseTopology from 'world-atlas/land-110m.json'
import { type Land, landOf } from './land-shapes.ts'

let coarse: Land | undefined
let fine: Land | undefined

/** Outlines of the land (Natural Earth): coarse ones for the world, and fine ones for a close view as soon as they are here. */
export function useLand(isClose: boolean): { coarse: Land; fine: Land } {
  coarse ??= landOf(coarseTopology)
  const [loaded, setLoaded] = useState(fine)
  useEffect(() => {
    if (!isClose || loaded) return
    let isLeft = false
    import('world-atlas/land-50m.json').then(
      ({ default: topology }) => {
        fine ??= landOf(topology)
        if (!isLeft) setLoaded(fine)
      },
      // The close view keeps its coarse outlines; the positions do not depend on them.
      (error: unknown) => console.warn('The fine outlines of the map could not be loaded', error),
    )
    return () => {
      isLeft = true
    }
  }, [isClose, loaded])
  return { coarse, fine: loaded ?? coarse }
}
