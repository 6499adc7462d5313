import { useRouter, useRouterState } from '@tanstack/react-router'

export type Address = {
  params: URLSearchParams
  /** The address with some parameters changed; null removes one. */
  pathTo(changes: AddressChanges): string
  /** Goes there. Every change adds a history entry, so that Back undoes it; the scroll position stays. */
  go(changes: AddressChanges): void
  /** The same without a history entry, for what changes with every key. */
  replace(changes: AddressChanges): void
}

type AddressChanges = Readonly<Record<string, string | null>>

/** What the address of this page says, for parts of a page that keep their state there. */
export function useAddress(): Address {
  const router = useRouter()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  const params = new URLSearchParams(searchStr)

  function pathTo(changes: AddressChanges): string {
    const changed = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name)
      else changed.set(name, value)
    }
    return `${pathname}?${changed}`
  }

  return {
    params,
    pathTo,
    go: (changes) => router.navigate({ href: pathTo(changes), resetScroll: false }),
    replace: (changes) => router.navigate({ href: pathTo(changes), resetScroll: false, replace: true }),
  }
}
