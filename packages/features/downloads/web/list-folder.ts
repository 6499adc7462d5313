import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { type DownloadItem, ReadListing } from '../contract/download-item.ts'

/** ERR-006: the items of a folder as they are shown; none if the call fails, which is logged apart from a folder that is empty. */
export async function listFolder(dir: string, signal?: AbortSignal): Promise<DownloadItem[]> {
  try {
    const listing = await fetchJson(ReadListing, { path: 'download-files/list', query: { dir }, ...(signal && { signal }) })
    return sortItems(Object.values(listing))
  } catch (error) {
    // The page itself has gone: not a failure.
    if (signal?.aborted) throw error
    console.error('The folder could not be listed.', error)
    return []
  }
}

/** STORE-012: folders first, then files, in natural order. */
function sortItems(items: readonly DownloadItem[]): DownloadItem[] {
  const rank = ({ type }: DownloadItem) => (type === 'file' ? 1 : 0)
  return items.toSorted((one, two) => rank(one) - rank(two) || compareValues(one.name, two.name))
}
