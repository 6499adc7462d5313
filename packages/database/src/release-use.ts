export type ReleaseLease = {
  releaseId: string
  /** The same object for as long as the release goes on being served, so that what is kept of it in memory goes when it goes. */
  term: object
  /** To be called once, when the request has been answered or given up; further calls do nothing. */
  done(): void
}

/** Which releases this process uses: the current one, and older ones as long as a request still reads them. */
export class ReleaseUse {
  private currentId: string | null = null
  private term = {}
  private readonly leases = new Map<string, number>()
  private readonly onUnused: (releaseId: string) => void

  constructor(onUnused: (releaseId: string) => void) {
    this.onUnused = onUnused
  }

  current(): string | null {
    return this.currentId
  }

  inUse(): string[] {
    const ids = [...this.leases.keys()]
    return this.currentId === null || ids.includes(this.currentId) ? ids : [this.currentId, ...ids]
  }

  lease(): ReleaseLease | null {
    const releaseId = this.currentId
    if (releaseId === null) return null
    this.leases.set(releaseId, (this.leases.get(releaseId) ?? 0) + 1)
    let isDone = false
    return {
      releaseId,
      term: this.term,
      done: () => {
        if (isDone) return
        isDone = true
        this.giveBack(releaseId)
      },
    }
  }

  /** True when the release is another than before. */
  switchTo(releaseId: string | null): boolean {
    const before = this.currentId
    if (before === releaseId) return false
    this.currentId = releaseId
    this.term = {}
    if (before !== null && !this.leases.has(before)) this.onUnused(before)
    return true
  }

  private giveBack(releaseId: string): void {
    const left = (this.leases.get(releaseId) ?? 1) - 1
    if (left > 0) {
      this.leases.set(releaseId, left)
      return
    }
    this.leases.delete(releaseId)
    if (releaseId !== this.currentId) this.onUnused(releaseId)
  }
}
