/** How long parts of a page may take to load. */
const settlingMs = 5000

/** Keeps a section in place while parts above it load, until the reader moves or everything has had its time. */
export function stayAtSection(section: HTMLElement, behavior: ScrollBehavior): void {
  const moved = new AbortController()
  const observer = new ResizeObserver(() => section.scrollIntoView({ behavior }))
  function stop() {
    observer.disconnect()
    moved.abort()
  }
  whenReaderMoves(stop, moved.signal)
  setTimeout(stop, settlingMs)
  if (section.parentElement) observer.observe(section.parentElement)
}

/** Calls when the reader scrolls by themselves, by whatever means. */
export function whenReaderMoves(call: () => void, signal: AbortSignal): void {
  for (const event of ['wheel', 'touchmove', 'keydown', 'mousedown']) window.addEventListener(event, call, { passive: true, signal })
}
