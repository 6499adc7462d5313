import { Button } from '@mantine/core'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { withinListPath } from '../../list-contents/contract/list-addresses.ts'
import type { StoredContent } from '../../list-contents/contract/list-content.ts'
import type { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { listCategoryOf } from '../../list-contents/contract/list-kinds.ts'
import { formatCount } from '../../results/web/query/category-words.ts'
import type { CombinationRequest } from '../contract/combination.ts'
import { storeCombination } from './combination-query.ts'

const SaveListDialog = lazy(() =>
  import('../../list-contents/web/save-list-dialog.tsx').then((module) => ({ default: module.SaveListDialog })),
)

type CombinationActionsProps = {
  steps: CombinationRequest['steps']
  kind: ListKind
  total: number
  /** Address of the combination, which a list made of it leads back to. */
  recipe: string
  name: string
  /** Before its results are shown. */
  onShow?(): void
  /** Where the results of a single search are; those of several are shown as a list. */
  resultsPath?: string | null
}

/** What can be done with the result of a combination. */
export function CombinationActions({ steps, kind, total, recipe, name, onShow, resultsPath = null }: CombinationActionsProps) {
  const router = useRouter()
  const [stored, setStored] = useState<StoredContent | null>(null)
  const showing = useChange({
    async call() {
      if (resultsPath !== null) return resultsPath
      const { id } = await storeCombination(steps)
      return withinListPath(kind, id)
    },
    onDone(href) {
      onShow?.()
      return router.navigate({ href })
    },
    hasToast: true,
  })
  const saving = useChange({ call: () => storeCombination(steps), onDone: setStored, hasToast: true })
  const isNothing = total === 0
  return (
    <>
      <Button size="xs" disabled={isNothing} loading={showing.isPending} onClick={() => showing.run()}>
        Show {formatCount(total, listCategoryOf(kind))}
      </Button>
      <Button size="xs" variant="default" disabled={isNothing} loading={saving.isPending} onClick={() => saving.run()}>
        Save as list
      </Button>
      {stored && (
        <Suspense>
          <SaveListDialog seed={{ kind, contentId: stored.id, recipe }} name={name} onClose={() => setStored(null)} />
        </Suspense>
      )}
    </>
  )
}
