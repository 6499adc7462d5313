import { createViewer, type GLViewer } from '3dmol/build/3Dmol.es6-min.js'

/** How residues look: the token of each colour, by number, and which of them are marked. */
export type StructurePaint = { colourOf(number: number): string; marked: readonly number[] }

/** A structure in its place on the page. */
export type OpenedStructure = {
  /** In the colours that the theme has now. */
  paint(paint: StructurePaint): void
  zoom(factor: number): void
  turn(): void
  reset(): void
  /** What is seen, as a data URI, and its size in pixels of the page. */
  picture(): { uri: string; width: number; height: number }
  close(): void
}

type StructureInput = { mmcif: string; chain: string; onPick(number: number): void }

/** Degrees of a turn; twelve of them come back to the first view. */
const turnDegrees = 30

/** Null in a browser without WebGL. */
export function openStructure(place: HTMLElement, { mmcif, chain, onPick }: StructureInput): OpenedStructure | null {
  if (!canDraw()) return null
  const viewer: GLViewer = createViewer(place, { antialias: true })
  viewer.addModel(mmcif, 'cif')
  viewer.setClickable({ chain }, true, (atom: { resi?: number }) => atom.resi !== undefined && onPick(atom.resi))
  viewer.zoomTo()
  // The wheel goes on scrolling the page unless a key says that it is meant for the structure.
  const leaveWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
  }
  place.addEventListener('wheel', leaveWheel, { capture: true })
  const resized = new ResizeObserver(() => viewer.resize())
  resized.observe(place)
  return {
    paint({ colourOf, marked }) {
      const style = getComputedStyle(place)
      const read = (token: string) => style.getPropertyValue(token).trim()
      viewer.setBackgroundColor(read('--surface'), 1)
      viewer.setStyle({}, { cartoon: { color: read('--line-2') } })
      viewer.setStyle({ chain }, { cartoon: { colorfunc: (atom: { resi?: number }) => read(colourOf(atom.resi ?? 0)) } })
      // Thin on a range, whose own colours are to be seen.
      const radius = marked.length === 1 ? 0.5 : 0.15
      if (marked.length > 0) viewer.addStyle({ chain, resi: [...marked] }, { stick: { radius, color: read('--ink') } })
      viewer.render()
    },
    zoom: (factor) => void viewer.zoom(factor, 150),
    turn: () => void viewer.rotate(turnDegrees, 'y', 150),
    reset() {
      viewer.setView([0, 0, 0, 0, 0, 0, 0, 1])
      viewer.zoomTo()
      viewer.render()
    },
    picture() {
      const { width, height } = place.getBoundingClientRect()
      return { uri: viewer.pngURI(), width, height }
    },
    close() {
      resized.disconnect()
      place.removeEventListener('wheel', leaveWheel, { capture: true })
      viewer.clear()
      place.replaceChildren()
    },
  }
}

function canDraw(): boolean {
  const canvas = document.createElement('canvas')
  return canvas.getContext('webgl2') !== null || canvas.getContext('webgl') !== null
}
