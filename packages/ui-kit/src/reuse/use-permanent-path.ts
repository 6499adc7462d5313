import { useQuery } from '@tanstack/react-query'
import type { PageReuse } from './page-reuse.ts'

/** The address that others see the page at, asked for once by all parts of the dialog. */
export function usePermanentPath({ call, permanentPath }: Pick<PageReuse, 'call' | 'permanentPath'>) {
  return useQuery({ queryKey: ['permanent-path', call], queryFn: permanentPath, staleTime: 60_000, retry: false })
}
