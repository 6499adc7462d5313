import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'

/** What a step is about to write, and where. */
export type DiskDemand = { what: string; path: string; bytes: number }

/** The disk of a path, which need not exist yet. Paths with the same device share its space. */
export type ReadDisk = (path: string) => Promise<{ device: string; freeBytes: number }>

/** A disk is too small for what is about to be written; nothing was begun. */
export class DiskTooSmall extends Error {
  override readonly name = 'DiskTooSmall'
}

/** A full disk stops the database for everybody, so this is left free beside what is written. */
const reserve = 1_000_000_000

/** Refuses before anything is written if a disk lacks the space for it. */
export async function checkDisk(demands: readonly DiskDemand[], readDisk: ReadDisk): Promise<void> {
  const wanted = demands.filter(({ bytes }) => bytes > 0)
  const disks = await Promise.all(wanted.map(async (demand) => ({ demand, disk: await readDisk(demand.path) })))
  const wrong: string[] = []
  for (const onDisk of Map.groupBy(disks, ({ disk }) => disk.device).values()) {
    const total = onDisk.reduce((sum, { demand }) => sum + demand.bytes, 0)
    const free = Math.min(...onDisk.map(({ disk }) => disk.freeBytes))
    const parts = onDisk.map(({ demand }) => `${formatSize(demand.bytes)} for ${demand.what} in ${demand.path}`)
    if (total + reserve > free)
      wrong.push(`${formatSize(free)} are free, but ${parts.join(' and ')} and ${formatSize(reserve)} of reserve are required`)
  }
  if (wrong.length > 0) throw new DiskTooSmall(`There is not enough disk space: ${wrong.join('; ')}. To go on all the same: --ignore-disk`)
}

export const readOwnDisk: ReadDisk = async (path) => {
  let existing = resolve(path)
  while ((await stat(existing).catch(() => null)) === null && existing !== dirname(existing)) existing = dirname(existing)
  const [{ dev }, { bavail, bsize }] = await Promise.all([stat(existing), statfs(existing)])
  return { device: String(dev), freeBytes: bavail * bsize }
}

function formatSize(bytes: number): string {
  return bytes < 1e9 ? `${formatNumber(Math.ceil(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
