import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { type FileStore, maxEntries, type StoredEntry, type StoredFile } from './file-store.ts'
import { isPlainName } from './store-path.ts'

export type ObjectStoreOptions = { url: string; bucket: string; region: string; keyId: string; secret: string; timeoutMs: number }

/** Files in a bucket of S3-compatible storage, whose keys are their paths. */
export function objectStore({ url, bucket, region, keyId, secret, timeoutMs }: ObjectStoreOptions): FileStore {
  const client = new S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Most servers that are not Amazon's have no host name for each bucket.
    forcePathStyle: true,
    maxAttempts: 2,
    // Amazon's own checksums are optional, and other servers do not know all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  return {
    list: (dir) => answered(listFolder(client, bucket, dir)),
    open: (path) => answered(openObject(client, bucket, path)),
    async write(path, sourceFile) {
      const { size } = await stat(sourceFile)
      // An object appears when all of it has arrived.
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: path, Body: createReadStream(sourceFile), ContentLength: size }))
    },
    async close() {
      client.destroy()
    },
  }
}

async function listFolder(client: S3Client, bucket: string, dir: string): Promise<StoredEntry[] | null> {
  const prefix = dir === '' ? '' : `${dir}/`
  const entries: StoredEntry[] = []
  let next: string | undefined
  let isThere = dir === ''
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: next, MaxKeys: 1000 }),
    )
    // Some tools store a folder as an empty object whose key ends with a slash.
    isThere ||= (page.KeyCount ?? 0) > 0
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
      entries.push({ name: Prefix.slice(prefix.length, -1), type: 'dir', size: null, lastModified: null })
    }
    for (const { Key = '', Size = 0, LastModified = null } of page.Contents ?? []) {
      entries.push({ name: Key.slice(prefix.length), type: 'file', size: Size, lastModified: LastModified })
    }
    next = page.NextContinuationToken
  } while (next !== undefined && entries.length < maxEntries)
  return isThere ? entries.filter(({ name }) => isPlainName(name)).slice(0, maxEntries) : null
}

async function openObject(client: S3Client, bucket: string, path: string): Promise<StoredFile | null> {
  // Objects have no links: where a file is requested is where it lies.
  if (path === '') return null
  const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: path })).catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  })
  if (found === null) return null
  const { ContentLength: size = 0, LastModified: lastModified = new Date(0), ETag: etag = '""' } = found
  return {
    path,
    size,
    lastModified,
    etag,
    async read({ start, end }) {
      const part = { Bucket: bucket, Key: path, Range: `bytes=${start}-${end}`, IfMatch: etag }
      const { Body } = await answered(client.send(new GetObjectCommand(part)))
      if (!(Body instanceof Readable)) throw new Error('The object storage sent no stream')
      return Body
    },
    async close() {},
  }
}

/** Whatever goes wrong between us and the storage is a failure of ours, never a missing file. */
async function answered<Value>(request: Promise<Value>): Promise<Value> {
  try {
    return await request
  } catch (cause) {
    throw new Problem('upstream_failed', 'The file storage did not answer. Please try again later.', { cause })
  }
}
