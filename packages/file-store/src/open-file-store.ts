import type { Settings } from '@rosette/settings/settings.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

type StoreSettings = Pick<
  Settings,
  | 'downloadDir'
  | 'objectStoreUrl'
  | 'objectStoreBucket'
  | 'objectStoreRegion'
  | 'objectStoreKeyId'
  | 'objectStoreSecret'
  | 'objectStoreTimeoutMs'
>

/** The store that the settings name: object storage if it has an address, otherwise a folder. */
export async function openFileStore(settings: StoreSettings): Promise<FileStore> {
  const { objectStoreUrl: url, objectStoreBucket: bucket, objectStoreKeyId: keyId, objectStoreSecret: secret } = settings
  if (url === null) return folderStore(settings.downloadDir)
  if (bucket === null || keyId === null || secret === null) throw new Error('readSettings refuses object storage without bucket and keys')
  // The client takes a fifth of a second to load, and most sites have a folder.
  const { objectStore } = await import('./object-store.ts')
  return objectStore({ url, bucket, region: settings.objectStoreRegion, keyId, secret, timeoutMs: settings.objectStoreTimeoutMs })
}
