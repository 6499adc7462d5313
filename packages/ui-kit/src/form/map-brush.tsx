import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { ChromosomeBrush } from './chromosome-brush.tsx'
import { useFormContext } from './form-context.tsx'
import { asDraft, asText, changeDraft, type Draft, type DraftValue } from './form-draft.ts'
import type { Brush, Fields } from './form-fields.ts'

type MapBrushProps = { brush: Brush; fields: Fields; draft: Draft }

/** The range of a map location, drawn on the chromosome that is chosen; without one there is nothing to draw. */
export function MapBrush({ brush, fields, draft }: MapBrushProps) {
  const { change } = useFormContext()
  const { chromosome, from, to, unit, except } = brush
  const chosen = parseChromosome(textAt(draft, chromosome))
  if (chosen === null || except?.is.includes(textAt(draft, except.when))) return null
  return (
    <ChromosomeBrush
      chromosome={chosen}
      unit={unit}
      texts={[textAt(draft, from), textAt(draft, to)]}
      onChange={([low, high]) => {
        // A handle can push the other, and two changes of one moment would become one: the whole draft is changed.
        const withLow = changeDraft(fields, draft, from.split('.'), low)
        change([], changeDraft(fields, withLow, to.split('.'), high))
      }}
    />
  )
}

function textAt(draft: Draft, path: string): string {
  return asText(path.split('.').reduce<DraftValue | undefined>((value, step) => asDraft(value)[step], draft))
}
