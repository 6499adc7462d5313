import { type Chromosome, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { useFormContext } from '../form-context.tsx'
import { asDraft, asText, changeDraft, type Draft, type DraftValue } from '../form-draft.ts'
import type { Brush, Fields } from '../form-fields.ts'
import '@mantine/core/styles/Slider.layer.css'
import { RangeSlider } from '@mantine/core'
import { ChromosomeBar } from '../../pictures/chromosome-bar.tsx'
import { formatNumber } from '../../text/format-number.ts'
import { brushScale, handlesOf, kilobasesAt, type RangeTexts, textsOf } from './brush-scale.ts'
import classes from './map-brush.module.css'

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

const { slider: root, room: trackContainer, track, stretch: bar, handle: thumb } = classes
const sliderClasses = { root, trackContainer, track, bar, thumb }

type ChromosomeBrushProps = { chromosome: Chromosome; unit: string; texts: RangeTexts; onChange(texts: RangeTexts): void }

/** A chromosome to scale, with two handles and the stretch between them. */
function ChromosomeBrush({ chromosome, unit, texts, onChange }: ChromosomeBrushProps) {
  const scale = brushScale(chromosome)
  const [low, high] = handlesOf(scale, texts)
  const numberAt = (place: number) => formatNumber(kilobasesAt(scale, place))
  const isWhole = low === 0 && high === scale.last
  return (
    <div className={classes.brush}>
      <div className={classes.chromosome}>
        <ChromosomeBar chromosome={chromosome} isHere percent={(scale.length / scale.last) * 100} />
      </div>
      <RangeSlider
        classNames={sliderClasses}
        // The stretch ends where the handles stand.
        size={0}
        min={0}
        max={scale.last}
        step={scale.step}
        // As many decimals as a kilobase has bases: the end that is not moved is not rounded.
        precision={3}
        minRange={0}
        value={[low, high]}
        // While a handle is dragged, Mantine calls the function of the moment it was taken: a move is measured from there.
        onChange={(moved) => onChange(textsOf(scale, moved, texts))}
        label={null}
        thumbFromLabel={`Start of the range on ${chromosome}`}
        thumbToLabel={`End of the range on ${chromosome}`}
        thumbValueText={(place) => `${numberAt(place)} ${unit}`}
      />
      <p className={classes.legend}>
        <span>{chromosome}, 0</span>
        <strong>{isWhole ? 'Whole chromosome' : `${numberAt(low)} to ${numberAt(high)} ${unit} selected`}</strong>
        <span>{`${formatNumber(Math.round(scale.length))} ${unit}`}</span>
      </p>
    </div>
  )
}
