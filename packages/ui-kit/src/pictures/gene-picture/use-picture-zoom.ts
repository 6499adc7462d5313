import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { isWhole, type PictureView, panView, viewOf, zoomView } from './picture-view.ts'

/** Left end and width of the axis in percent of the stage. */
type Plot = { left: number; width: number }

const closer = 0.6
const panShare = 0.25

/** What a picture shows of its whole, and the keys, wheel and fingers that change it. Keys and buttons zoom around the anchor. */
export function usePictureZoom(whole: PictureView) {
  const [view, setView] = useState(whole)
  const stage = useRef<HTMLDivElement>(null)
  /** The base in focus, if any. */
  const anchor = useRef<number | undefined>(undefined)
  const plot = useRef<Plot>({ left: 0, width: 100 })
  const fingers = useFingers(stage, plot, (change) => setView((current) => change(current, whole)))
  useWheel(stage, plot, view, whole, setView)

  const zoom = (factor: number) => setView((current) => zoomView(current, whole, factor, anchor.current))
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => zoom(closer),
    '=': () => zoom(closer),
    '-': () => zoom(1 / closer),
    '0': () => setView(whole),
    'Shift ArrowLeft': () => setView((current) => panView(current, whole, -panShare)),
    'Shift ArrowRight': () => setView((current) => panView(current, whole, panShare)),
  }

  function followKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = actions[event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    view,
    stage,
    plot,
    anchor,
    isWhole: isWhole(view, whole),
    zoomIn: () => zoom(closer),
    zoomOut: () => zoom(1 / closer),
    showWhole: () => setView(whole),
    show: (span: PictureView) => setView(viewOf(span, whole)),
    handlers: { onKeyDown: followKey, ...fingers },
  }
}

/** The base under a place on the screen. */
function baseAt(clientX: number, stage: HTMLElement, plot: Plot, view: PictureView): number {
  const { left, width } = stage.getBoundingClientRect()
  const share = (((clientX - left) / (width || 1)) * 100 - plot.left) / plot.width
  return view.start + Math.min(1, Math.max(0, share)) * (view.end - view.start)
}

/** React listens to the wheel passively, and what is passive cannot keep the page from scrolling. */
function useWheel(
  stage: React.RefObject<HTMLDivElement | null>,
  plot: React.RefObject<Plot>,
  view: PictureView,
  whole: PictureView,
  setView: (view: PictureView) => void,
) {
  const follow = useRef<(event: WheelEvent) => void>(() => {})
  follow.current = (event) => {
    const element = stage.current
    const isMeant = event.ctrlKey || event.metaKey || element?.contains(document.activeElement)
    if (!element || !isMeant || event.deltaY === 0) return
    // Once all of it is shown, the wheel belongs to the page again; zooming the page itself is never meant here.
    if (event.deltaY > 0 && isWhole(view, whole) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const turn = Math.min(1, Math.max(-1, event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.003)))
    setView(zoomView(view, whole, Math.exp(turn), baseAt(event.clientX, element, plot.current, view)))
  }
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => follow.current(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])
}

type ViewChange = (view: PictureView, whole: PictureView) => PictureView

/** One finger or the mouse drags, two fingers zoom. Up and down stays with the page: see `touch-action` of the stage. */
function useFingers(stage: React.RefObject<HTMLDivElement | null>, plot: React.RefObject<Plot>, change: (change: ViewChange) => void) {
  const fingers = useRef(new Map<number, number>())

  function put(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.current.set(event.pointerId, event.clientX)
  }

  function move(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    const element = stage.current
    if (before === undefined || !element) return
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, event.clientX)
    if (other === undefined) {
      const axis = (element.getBoundingClientRect().width * plot.current.width) / 100 || 1
      change((view, whole) => panView(view, whole, (before - event.clientX) / axis))
    } else {
      const [was, is] = [Math.abs(before - other), Math.abs(event.clientX - other)]
      if (was < 10 || is < 10) return
      change((view, whole) => zoomView(view, whole, was / is, baseAt((event.clientX + other) / 2, element, plot.current, view)))
    }
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return { onPointerDown: put, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift }
}
