import type { OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { useRef, useState } from 'react'
import { pairFiles } from './pair-files.ts'

export type OwnTracks = {
  tracks: readonly OwnTrack[]
  /** The ids of those that the browser shows. */
  open: readonly string[]
  problems: readonly string[]
  add(files: readonly File[]): void
  remove(id: string): void
  /** The browser says that it has opened a track, or why it can't. */
  onOpened(id: string, problem: string | null): void
}

/** The visitor's own tracks: only this page knows of them, until it is left. */
export function useOwnTracks(): OwnTracks {
  const [tracks, setTracks] = useState<readonly OwnTrack[]>([])
  const [open, setOpen] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const made = useRef(0)

  function remove(id: string): void {
    setTracks((known) => known.filter((track) => track.id !== id))
    setOpen((known) => known.filter((each) => each !== id))
  }
  return {
    tracks,
    open,
    problems,
    add(files) {
      const chosen = pairFiles(files)
      setProblems(chosen.problems)
      if (chosen.tracks.length === 0) return
      setTracks((known) => [
        ...known,
        ...chosen.tracks.map((track) => {
          made.current++
          return { id: `own.${made.current}`, ...track }
        }),
      ])
    },
    remove(id) {
      setProblems([])
      remove(id)
    },
    onOpened(id, problem) {
      const track = tracks.find((each) => each.id === id)
      if (!track) return
      if (problem === null) return setOpen((known) => [...new Set([...known, id])])
      remove(id)
      setProblems((known) => [...known, `${track.file.name}: ${problem}`])
    },
  }
}
