/** Stands in for the browser's IntersectionObserver where nothing is laid out: everything is near, so that parts which wait for it load. */
export class AllNear {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void

  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell
  }

  observe(target: Element): void {
    this.#tell([{ isIntersecting: true, target }])
  }

  disconnect(): void {}
}
