import { useSearch } from '@tanstack/react-router'

/** The community id in the address of an edit page; null where there is none. */
export function useEditKey(): number | null {
  const { key }: { key?: unknown } = useSearch({ strict: false })
  return typeof key === 'string' && /^\d{1,15}$/.test(key) ? Number(key) : null
}
