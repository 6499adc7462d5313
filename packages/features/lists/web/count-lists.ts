import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { z } from 'zod'
import { inListStore } from '../../list-contents/web/list-store.ts'
import { listsChanged } from '../../list-contents/web/lists-changed.ts'

// Every page counts: the whole contract of lists would bring those of all kinds with it.
const Counted = z.object({ lists: z.array(z.object({ deletedAt: z.string().nullable() })) })

type ListCounts = { inBrowser: number; inAccount: number }

/** Tells how many lists the visitor has, now and whenever a page has changed them, until the signal. */
export function watchListCounts(hasAccount: boolean, onCounts: (counts: ListCounts) => void, until: AbortSignal): void {
  const count = async () => {
    const [inBrowser, inAccount] = await Promise.all([countInBrowser(), hasAccount ? countInAccount() : 0])
    if (!until.aborted) onCounts({ inBrowser, inAccount })
  }
  window.addEventListener(listsChanged, count, { signal: until })
  if (!until.aborted) void count()
}

function countInBrowser(): Promise<number> {
  return inListStore('readonly', (store) => store.count()).catch(() => 0)
}

function countInAccount(): Promise<number> {
  const request = fetchJson(Counted, { path: 'record-lists', isBackground: true })
  // A page that shows lists says what is wrong with them; here there is just no number.
  return request.then(
    ({ lists }) => lists.filter(({ deletedAt }) => deletedAt === null).length,
    () => 0,
  )
}
