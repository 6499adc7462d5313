import type { Readable } from 'node:stream'

/** A file or folder as a listing shows it. Object storage does not know when a folder changed. */
export type StoredEntry = { name: string; type: 'dir' | 'file'; size: number | null; lastModified: Date | null }

/** An open file. Anyone who opens it reads it once or closes it. */
export type StoredFile = {
  /** Where it really lies, if a link led to it. Access is decided by this path. */
  path: string
  size: number
  lastModified: Date
  /** Quoted, as HTTP writes it; changes whenever the bytes do. */
  etag: string
  /** Both ends included. Closes the file at the end, and also if the stream is destroyed. Anyone who keeps a chunk copies it. */
  read(range: { start: number; end: number }): Promise<Readable>
  close(): Promise<void>
}

/** Where published files lie: a folder of the machine or object storage. Paths are those of `parseStorePath`. */
export type FileStore = {
  /** By name; null if there is no such folder. */
  list(dir: string): Promise<StoredEntry[] | null>
  /** Null if there is no such file. */
  open(path: string): Promise<StoredFile | null>
  /** Copies a file of this machine into the store. Readers see the old file or the new one, never half of it. */
  write(path: string, sourceFile: string): Promise<void>
  close(): Promise<void>
}

/** More entries than any folder that people look through; a listing ends there. */
export const maxEntries = 10_000
