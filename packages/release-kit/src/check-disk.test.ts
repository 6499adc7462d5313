import { expect, test } from 'vitest'
import { checkDisk, type ReadDisk, readOwnDisk } from './check-disk.ts'

const GB = 1_000_000_000
const disk =
  (freeBytes: number): ReadDisk =>
  async (path) => ({ device: path.startsWith('/data') ? 'data' : path, freeBytes })

test('[OPER-078] what fits with a reserve of 1 GB is written; what does not is refused with what it lacks', async () => {
  const demand = { what: 'sequences', path: '/sequences', bytes: 2 * GB }
  await expect(checkDisk([demand], disk(3 * GB))).resolves.toBeUndefined()
  await expect(checkDisk([demand], disk(3 * GB - 1))).rejects.toThrow(
    'There is not enough disk space: 3.0 GB are free, but 2.0 GB for sequences in /sequences and 1.0 GB of reserve are required. To go on all the same: --ignore-disk',
  )
})

test('[OPER-078] what lies on one disk is added up, and what lies on two is not', async () => {
  const demands = (second: string) => [
    { what: 'the database', path: '/data/base', bytes: 2 * GB },
    { what: 'sequences', path: second, bytes: 2 * GB },
  ]
  await expect(checkDisk(demands('/data/sequences'), disk(4 * GB))).rejects.toThrow('2.0 GB for the database in /data/base and 2.0 GB for')
  await expect(checkDisk(demands('/sequences'), disk(4 * GB))).resolves.toBeUndefined()
})

test('[OPER-078] nothing to write is never refused, and a folder that is not there yet is on the disk of the one above it', async () => {
  await expect(checkDisk([{ what: 'nothing', path: '/data', bytes: 0 }], disk(0))).resolves.toBeUndefined()
  await expect(checkDisk([{ what: 'everything', path: '/tmp/not/there/yet', bytes: 1e18 }], readOwnDisk)).rejects.toThrow(
    'not enough disk space',
  )
})
