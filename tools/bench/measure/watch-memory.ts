import { readFileSync } from 'node:fs'

export type MemoryWatch = {
  /** Resident memory when the watch began, in bytes. */
  first: number
  /** The most resident memory that was seen, in bytes. */
  stop(): number
}

/** Looks at the resident memory of a process twice a second (proc(5), /proc/[pid]/status, VmRSS). */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0
  const look = () => {
    most = Math.max(most, residentBytes(pid))
  }
  const timer = setInterval(look, 500)
  look()
  return {
    first: most,
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    // It has ended.
    return 0
  }
}
