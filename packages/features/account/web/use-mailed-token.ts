import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The token of a mailed link. It is taken out of the address, so that neither history nor a copied link keeps it. */
export function useMailedToken(): string {
  const { token }: { token?: unknown } = useSearch({ strict: false })
  const [kept] = useState(typeof token === 'string' ? token : '')
  useEffect(() => {
    if (kept !== '') history.replaceState(history.state, '', location.pathname)
  }, [kept])
  return kept
}
