import { storeBlobLocation } from '@jbrowse/core/util/tracks'
import { parseTracks } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import { type MessageOfFrame, MessageOfPage, type OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { useEffect, useState } from 'react'
import type { TrackList } from '../contract/track-list.ts'
import type { FileLocation, LocatedTrack } from './added-tracks.ts'
import type { Scheme } from './browser-colours.ts'
import type { FirstView } from './browser-config.ts'
import { addReaders, type LoadedReaders } from './track-readers.ts'

/** What of JBrowse's view opens and closes tracks. */
export type Showing = { showTrack(trackId: string): unknown; hideTrack(trackId: string): unknown }

type MessageOptions = {
  list: TrackList
  /** Where the visitor is, and in which view. */
  place: { view: FirstView; showing: Showing | null }
  tell(message: MessageOfFrame): void
  scheme: Scheme
  readers: LoadedReaders
}

type Parts = { scheme: Scheme; readers: LoadedReaders; own: readonly LocatedTrack[] }

/** What the page around the frame says: its colour scheme, the tracks to show and the files of the visitor. */
export function useMessages({ list, place, tell, ...first }: MessageOptions): Parts {
  const [parts, setParts] = useState<Parts>({ ...first, own: [] })

  useEffect(() => {
    let current: Parts = { scheme: first.scheme, readers: first.readers, own: [] }
    // One after the other: a file may be removed while it is being read.
    let work = Promise.resolve()

    function change(more: Partial<Parts>): void {
      current = { ...current, ...more }
      setParts(current)
    }

    async function show(text: string): Promise<void> {
      const wanted = parseTracks(text)
      const formats = list.siteTracks.filter(({ id }) => wanted.includes(id)).map(({ format }) => format)
      const readers = await addReaders(current.readers, formats)
      const shown = place.view.tracks.filter((id) => !isOwn(id))
      const opened = wanted.filter((id) => !shown.includes(id))
      if (readers === current.readers) {
        for (const id of shown.filter((each) => !wanted.some((one) => one === each))) place.showing?.hideTrack(id)
        for (const id of opened) place.showing?.showTrack(id)
      } else {
        place.view = { ...place.view, tracks: [...wanted, ...place.view.tracks.filter(isOwn)] }
        change({ readers })
      }
      for (const id of opened) tell({ about: 'opened-track', id, problem: null })
    }

    async function take(tracks: readonly OwnTrack[]): Promise<void> {
      const left = current.own.filter(({ track }) => tracks.some(({ id }) => id === track.id))
      const added = tracks.filter(({ id }) => !left.some(({ track }) => track.id === id))
      const checked = await Promise.all(added.map(check))
      const located = checked.flatMap((track) => (track === null ? [] : locate(track)))
      if (located.length === 0 && left.length === current.own.length) return
      const readers = await addReaders(
        current.readers,
        located.map(({ track }) => track.format),
      )
      const opened = located.map(({ track }) => track.id)
      const gone = current.own.map(({ track }) => track.id).filter((id) => !left.some(({ track }) => track.id === id))
      place.view = { ...place.view, tracks: [...place.view.tracks.filter((id) => !gone.includes(id)), ...opened] }
      change({ readers, own: [...left, ...located] })
      for (const id of opened) tell({ about: 'opened-track', id, problem: null })
    }

    async function check(track: OwnTrack): Promise<OwnTrack | null> {
      const { findFileProblem } = await import('./find-file-problem.ts')
      const problem = await findFileProblem(track)
      if (problem !== null) tell({ about: 'opened-track', id: track.id, problem })
      return problem === null ? track : null
    }

    function hear({ origin, source, data }: MessageEvent) {
      if (origin !== window.location.origin || source !== window.parent) return
      const parsed = MessageOfPage.safeParse(data)
      if (!parsed.success) return
      const message = parsed.data
      if (message.about === 'colour-scheme') return change({ scheme: message.scheme })
      const [ids, act] =
        message.about === 'tracks'
          ? [parseTracks(message.tracks), () => show(message.tracks)]
          : [message.tracks.map(({ id }) => id), () => take(message.tracks)]
      work = work.then(act).catch((error: unknown) => {
        console.error(error)
        for (const id of ids) tell({ about: 'opened-track', id, problem: 'The track could not be opened. Please try again.' })
      })
    }
    window.addEventListener('message', hear)
    tell({ about: 'genome-ready' })
    return () => window.removeEventListener('message', hear)
  }, [list, place, tell, first.scheme, first.readers])
  return parts
}

function isOwn(id: string): boolean {
  return id.startsWith('own.')
}

/** JBrowse reads a file of the visitor by the id that it gives it. */
function locate(track: OwnTrack): LocatedTrack {
  // It returns a location with an id for what has a blob.
  const located = (blob: File) => storeBlobLocation({ blob }) as FileLocation
  return { track, location: located(track.file), indexLocation: track.index && located(track.index.file) }
}
