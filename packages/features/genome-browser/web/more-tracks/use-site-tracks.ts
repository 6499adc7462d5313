import type { ViewedTrackId } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { isSiteTrackId, type SiteTrackId } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import { useState } from 'react'

type SiteTracksState = {
  /** What is open, or will be when the browser has followed. */
  tracks: readonly ViewedTrackId[]
  /** What the browser has been told to show and does not show yet. */
  wanted: readonly ViewedTrackId[] | undefined
  problem: string | null
  toggle(id: SiteTrackId, isShown: boolean): void
  /** The browser shows these. */
  onShown(tracks: readonly ViewedTrackId[]): void
  onOpened(id: string, problem: string | null): void
  /** The browser is opened again, with other tracks. */
  reset(): void
}

/** The visitor's choice of the operator's tracks, which the browser follows as soon as it has what it needs to read them. */
export function useSiteTracks(shown: readonly ViewedTrackId[]): SiteTracksState {
  const [wanted, setWanted] = useState<readonly ViewedTrackId[]>()
  const [problem, setProblem] = useState<string | null>(null)
  const tracks = wanted ?? shown
  return {
    tracks,
    wanted,
    problem,
    toggle(id, isShown) {
      setProblem(null)
      const others = tracks.filter((each) => each !== id)
      setWanted(isShown ? [...others, id] : others)
    },
    onShown(now) {
      // A movement from before the choice says nothing about it.
      setWanted((choice) => (choice && isSameSet(choice, now) ? undefined : choice))
    },
    onOpened(id, why) {
      if (why === null || !isSiteTrackId(id)) return
      setWanted(undefined)
      setProblem(why)
    },
    reset() {
      setWanted(undefined)
      setProblem(null)
    },
  }
}

function isSameSet(one: readonly ViewedTrackId[], other: readonly ViewedTrackId[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
