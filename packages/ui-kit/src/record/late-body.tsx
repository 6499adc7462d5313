import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenNear } from '../layout/use-near.ts'
import classes from './late-body.module.css'

/** The bodies that wait, in the order of the page. */
const waiting = new Set<() => void>()

/** Mounts every section at once: for a jump within the page, find-in-page and printing. */
export function mountAllSections(): void {
  layOutAll()
  if (waiting.size > 0) flushSync(mountWaiting)
}

function mountWaiting(): void {
  for (const mount of waiting) mount()
}

/** From now on sections out of sight are laid out too: a jump must know how far it goes. */
function layOutAll(): void {
  document.documentElement.dataset.wholePage = ''
}

/** The content of a section below the first view. It mounts when it comes near or the browser has nothing else to do. */
export function LateBody({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // Before any effect that scrolls to the section of the address.
  useBrowserLayoutEffect(() => {
    if (location.hash === '') return
    layOutAll()
    setIsMounted(true)
  }, [])
  useEffect(() => {
    if (isMounted || place.current === null) return
    const mount = () => setIsMounted(true)
    const stop = whenNearOrIdle(place.current, () => startTransition(mount))
    waiting.add(mount)
    return () => {
      stop()
      waiting.delete(mount)
    }
  }, [isMounted])
  return isMounted ? children : <div ref={place} className={classes.place} />
}

/** On the server there is no layout. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

function whenNearOrIdle(place: HTMLElement, mount: () => void): () => void {
  const stops = [whenNear(place, mount), callWhenIdle(mount)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Safari has no idle callbacks. */
function callWhenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 1000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(call)
  return () => cancelIdleCallback(id)
}

/** Find-in-page and printing see the whole page. Watched while a record is shown. */
export function useWholePage(): void {
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    window.addEventListener('beforeprint', mountAllSections, { signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') mountAllSections()
      },
      { signal },
    )
    return () => abort.abort()
  }, [])
}
