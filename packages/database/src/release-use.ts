export type ReleaseLease = {
  releaseId: string
  /** The same object for as long as the release goes on being held as what it is, so that what is kept of it in memory goes when that ends. */
  term: object
  /** To be called once, when the request has been answered or given up; further calls do nothing. */
  done(): void
}

type Held = Pick<ReleaseLease, 'releaseId' | 'term'>

/**
 * Which releases this process uses: those it holds, which are the current one and the one before it, and older ones as long as a request
 * still reads them.
 */
export class ReleaseUse {
  private current: Held | null = null
  private previous: Held | null = null
  private readonly leases = new Map<string, number>()
  private readonly onUnused: (releaseId: string) => void

  constructor(onUnused: (releaseId: string) => void) {
    this.onUnused = onUnused
  }

  currentId(): string | null {
    return this.current?.releaseId ?? null
  }

  /** Those that a request may ask for, the current one first. */
  held(): string[] {
    return [this.current, this.previous].flatMap((each) => (each === null ? [] : [each.releaseId]))
  }

  inUse(): string[] {
    return [...new Set([...this.held(), ...this.leases.keys()])]
  }

  /** Of the current release, or of the one that is asked for; null if that one is not held. */
  lease(wanted = this.currentId()): ReleaseLease | null {
    const held = [this.current, this.previous].find((each) => each?.releaseId === wanted)
    if (!held) return null
    const { releaseId, term } = held
    this.leases.set(releaseId, (this.leases.get(releaseId) ?? 0) + 1)
    let isDone = false
    return {
      releaseId,
      term,
      done: () => {
        if (isDone) return
        isDone = true
        this.giveBack(releaseId)
      },
    }
  }

  /** True when another release is current than before. */
  switchTo(currentId: string | null, previousId: string | null = null): boolean {
    const before = this.held()
    const hasChanged = this.currentId() !== currentId
    this.current = goOn(this.current, currentId)
    this.previous = goOn(this.previous, previousId)
    for (const releaseId of before) this.letGoUnlessUsed(releaseId)
    return hasChanged
  }

  private giveBack(releaseId: string): void {
    const left = (this.leases.get(releaseId) ?? 1) - 1
    if (left > 0) {
      this.leases.set(releaseId, left)
      return
    }
    this.leases.delete(releaseId)
    this.letGoUnlessUsed(releaseId)
  }

  private letGoUnlessUsed(releaseId: string): void {
    if (!this.inUse().includes(releaseId)) this.onUnused(releaseId)
  }
}

function goOn(before: Held | null, releaseId: string | null): Held | null {
  if (releaseId === null) return null
  return before?.releaseId === releaseId ? before : { releaseId, term: {} }
}
