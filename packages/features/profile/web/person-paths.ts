import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import { useKindPath } from '@rosette/ui-kit/links/record-paths.tsx'

/** Where others see the person. */
export function usePersonPath(communityId: number): string | null {
  const kind = useKindPath('person')
  return kind ? recordPath(kind, communityId) : null
}

export function personEditPath(communityId: number): string {
  return `/edit/person?key=${communityId}`
}
