import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { RunSummary } from '../contract/run-status.ts'

const partBytes = 1024 * 1024
const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Keeps the files that a summary names, and returns how many bytes they take up. Pieces are read, compressed and stored one by one. */
export async function storeFiles(
  tx: CommunityTransaction,
  { resultId, dir, files }: { resultId: number; dir: string; files: RunSummary['files'] },
): Promise<number> {
  let stored = 0
  for (const { name } of files) {
    const file = await open(join(dir, name))
    try {
      const bytes = Buffer.alloc(partBytes)
      for (let part = 0; ; part++) {
        const { bytesRead } = await file.read(bytes, 0, partBytes, part * partBytes)
        if (bytesRead === 0 && part > 0) break
        const content = await pack(bytes.subarray(0, bytesRead), { level: 4 })
        await tx.insertInto('runFilePart').values({ resultId, fileName: name, part, content }).execute()
        stored += content.length
        if (bytesRead < partBytes) break
      }
    } finally {
      await file.close()
    }
  }
  return stored
}

/** A file of a result, piece by piece; nothing comes if there is no such file. */
export async function* readRunFile(db: CommunityDb, resultId: number, name: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const bytes = await readPart(db, resultId, { name, part })
    if (bytes !== null) yield bytes
    if (bytes === null || bytes.length < partBytes) return
  }
}

/** Bytes of a file from `from` up to but not including `to`; only the pieces that hold them are read. */
export async function readRunSlice(db: CommunityDb, resultId: number, { name, from, to }: FileSlice): Promise<Buffer> {
  const slices: Buffer[] = []
  for (let part = Math.floor(from / partBytes); part * partBytes < to; part++) {
    const bytes = await readPart(db, resultId, { name, part })
    if (bytes === null) break
    slices.push(bytes.subarray(Math.max(0, from - part * partBytes), to - part * partBytes))
  }
  return Buffer.concat(slices)
}

export type FileSlice = { name: string; from: number; to: number }

async function readPart(db: CommunityDb, resultId: number, { name, part }: { name: string; part: number }): Promise<Buffer | null> {
  const row = await db
    .selectFrom('runFilePart')
    .select('content')
    .where('resultId', '=', resultId)
    .where('fileName', '=', name)
    .where('part', '=', part)
    .executeTakeFirst()
  return row ? unpack(row.content) : null
}
