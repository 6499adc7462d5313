import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { joinWords, namePart, type PictureSet, type SetPart } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { useRouter } from '@tanstack/react-router'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import { ListSource } from '../../../list-contents/contract/list-content.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { countOf } from '../../../list-contents/web/list-words.ts'
import { keepContent } from '../../../list-contents/web/lists-query.ts'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'
import type { ListSeed } from '../../../list-contents/web/save-list-dialog.tsx'
import { useAnalysesOf } from '../../../site/web/use-analyses-of.ts'
import classes from './compare-page.module.css'
import type { ComparedLists } from './use-comparison.ts'

type PartSelectionProps = {
  sets: readonly PictureSet[]
  parts: readonly SetPart[]
  chosen: ReadonlySet<string>
  kind: ListKind
  seedOf: ComparedLists['seedOf']
  onClear(): void
}

/** Ticked parts are one list: how many items it has, and what to do with it. */
export function PartSelection({ sets, parts, chosen, kind, seedOf, onClear }: PartSelectionProps) {
  const router = useRouter()
  const open = useChange({
    call: async ({ seed, pathOf }: { seed: ListSeed; pathOf(id: string): string }) =>
      pathOf((await keepContent(ListSource.parse(seed))).id),
    hasToast: true,
    onDone: (href) => router.navigate({ href }),
  })
  const analyses = useAnalysesOf(kind)
  const ticked = parts.filter(({ part }) => chosen.has(part))
  if (ticked.length === 0) return null
  const count = ticked.reduce((sum, part) => sum + part.count, 0)
  const names = ticked.map(({ part }) => namePart(part, sets))
  const seed = seedOf(ticked.map(({ part }) => part))

  return (
    <section className={classes.selection} aria-label="Ticked parts">
      <p role="status">
        <strong>{countOf(count, kind)}</strong> in {ticked.length === 1 ? '1 part' : `${ticked.length} parts`}:{' '}
        {joinWords(names.slice(0, 3))}
        {names.length > 3 && ' and others'}
      </p>
      <div className={classes.buttons}>
        <PlainButton onClick={onClear}>Clear</PlainButton>
        <PlainButton onClick={() => open.run({ seed, pathOf: contentPath })}>Open in results</PlainButton>
        {analyses.map((analysis) => (
          <PlainButton key={analysis.name} onClick={() => open.run({ seed, pathOf: (list) => analysisPath(analysis, { list }) })}>
            {analysis.action}
          </PlainButton>
        ))}
        <SaveAsListButton seed={seed} name={(names[0] ?? '').slice(0, 120)} variant="filled" />
      </div>
    </section>
  )
}
