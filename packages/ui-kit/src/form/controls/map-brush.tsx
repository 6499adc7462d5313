import { type Chromosome, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { useFormContext } from '../form-context.tsx'
import { asDraft, asText, changeDraft, type Draft, type DraftValue } from '../form-draft.ts'
import type { Brush, Fields } from '../form-fields.ts'
import '@mantine/core/styles/Slider.layer.css'
import { RangeSlider } from '@mantine/core'
import { ChromosomeBar } from '../../pictures/genome/chromosome-ideogram.tsx'
import { formatNumber } from '../../text/format-number.ts'
import { brushScale, handlesOf, kilobasesAt, type RangeTexts, textsOf } from './brush-scale.ts'
import classes from './map-brush.module.css'

type MapBrushProps = { brush: Brush; fields: Fields; draft: Draft }

/** The range of a map location, drawn on the selected chromosome; nothing without one. */
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
        // One handle can push the other, and of two changes in one render the last would win, so the whole draft changes at once.
        const withLow = changeDraft(fields, draft, from.split('.'), low)
        change([], changeDraft(fields, withLow, to.split('.'), high))
      }}
    />
  )
}

function textAt(draft: Draft, path: string): string {
  return asText(path.split('.').reduce<DraftValue | undefined>((value, step) => asDraft(value)[step], draft))
}

const { slider: root, container: trackContainer, track, stretch: bar, handle: thumb } = classes
const sliderClasses = { root, trackContainer, track, bar, thumb }

type ChromosomeBrushProps = { chromosome: Chromosome; unit: string; texts: RangeTexts; onChange(texts: RangeTexts): void }

/** A chromosome to scale, with two handles and the range between them. */
function ChromosomeBrush({ chromosome, unit, texts, onChange }: ChromosomeBrushProps) {
  const scale = brushScale(chromosome)
  const [low, high] = handlesOf(scale, texts)
  const numberAt = (index: number) => formatNumber(kilobasesAt(scale, index))
  const isWhole = low === 0 && high === scale.last
  return (
    <div className={classes.brush}>
      <div className={classes.chromosome}>
        <ChromosomeBar chromosome={chromosome} isHere percent={(scale.length / scale.last) * 100} />
      </div>
      <RangeSlider
        classNames={sliderClasses}
        // The range ends at the handles.
        size={0}
        min={0}
        max={scale.last}
        step={scale.step}
        // Enough decimals for single bases, so that the bound that is not moved is not rounded.
        precision={3}
        minRange={0}
        value={[low, high]}
        // During a drag Mantine calls the function from when it began, so a move is measured from there.
        onChange={(moved) => onChange(textsOf(scale, moved, texts))}
        label={null}
        thumbFromLabel={`Start of the range on ${chromosome}`}
        thumbToLabel={`End of the range on ${chromosome}`}
        thumbValueText={(index) => `${numberAt(index)} ${unit}`}
      />
      <p className={classes.legend}>
        <span>{chromosome}, 0</span>
        <strong>{isWhole ? 'Whole chromosome' : `${numberAt(low)} to ${numberAt(high)} ${unit} selected`}</strong>
        <span>{`${formatNumber(Math.round(scale.length))} ${unit}`}</span>
      </p>
    </div>
  )
}
