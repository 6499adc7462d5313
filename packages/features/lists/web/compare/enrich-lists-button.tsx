import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { useRouter } from '@tanstack/react-router'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { maxEnrichedLists } from '../../../list-contents/contract/max-enriched-lists.ts'
import { storedContents } from './use-comparison.ts'

/** Opens the enrichment of two to six lists of genes side by side; nothing for other lists (ENRICH-034). */
export function EnrichListsButton({ of, kind }: { of: readonly string[]; kind: ListKind }) {
  const router = useRouter()
  const open = useChange({
    call: () => storedContents(of),
    hasToast: true,
    onDone: (ids) => router.navigate({ href: analysisPath({ name: 'enrichment' }, { lists: ids.join('|') }) }),
  })
  if (kind !== 'locus' || of.length < 2 || of.length > maxEnrichedLists) return null
  return <PlainButton onClick={() => open.run()}>Enrichment side by side</PlainButton>
}
