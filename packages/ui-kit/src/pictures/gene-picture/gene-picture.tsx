import type { GeneVariants, PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber, formatRange } from '../../text/format-number.ts'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { GeneDrawing } from './gene-drawing.tsx'
import classes from './gene-picture.module.css'
import { describeMatch } from './match-marks.tsx'
import { describeModel, inPictureOrder, type ModelShape } from './model-shapes.ts'
import { layOut, type PictureMatch, partsOf } from './picture-layout.ts'
import { PictureLegend } from './picture-legend.tsx'
import { pictureColumns, pictureRowKey, pictureRows } from './picture-rows.tsx'
import type { PictureView } from './picture-view.ts'
import { UnplacedVariants } from './unplaced-variants.tsx'
import { usePictureZoom } from './use-picture-zoom.ts'
import { useTaps } from './use-taps.ts'
import { useWidth } from './use-width.ts'
import { VariantCard } from './variant-card.tsx'
import { describeVariant } from './variant-words.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type GenePictureProps = {
  /** The locus: `AT4G18960`. */
  name: string
  models: readonly PictureModel[]
  variants: GeneVariants
  /** What the page is about: the name of a gene model, or keys of polymorphisms. */
  ownModel?: string
  ownVariants?: readonly number[]
  /** Stretches of the chromosome that were found to be similar to something. */
  matches?: readonly PictureMatch[]
}

/** What is pointed at or in focus: a polymorphism by its key, or a model and one of its parts. */
type Pointed = { variant: number } | { match: PictureMatch } | { model: PictureModel; shape: ModelShape | null }

/** The gene models of a locus to scale, with the insertions and polymorphisms that hit it. */
export function GenePicture({ name, models, variants, ownModel, ownVariants = [], matches = noMatches }: GenePictureProps) {
  const ordered = useMemo(() => inPictureOrder(models), [models])
  const parts = useMemo(() => partsOf(ordered, variants.rows, matches), [ordered, variants, matches])
  const rows = useMemo(() => pictureRows(ordered, variants.rows, matches), [ordered, variants, matches])
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { view, stage, plot, anchor, isWhole, handlers, ...zoom } = usePictureZoom(parts.whole)
  const width = useWidth(stage)
  const shown = pointed && 'variant' in pointed ? pointed.variant : null
  const taps = useTaps(shown)
  const hasFocus = useRef(false)
  const chromosome = ordered[0]?.chromosome ?? ''
  const layout = layOut(parts, ordered.length, view, width)
  plot.current = layout.plot
  const placed = [...parts.insertions, ...parts.others]
  const active = placed.find(({ polymorphism }) => polymorphism.key === shown)
  anchor.current = active?.start
  useRestoredFocus(stage, hasFocus, view)
  const strand = ordered[0]?.orientation === 'R' ? 'reverse' : 'forward'

  return (
    <PictureFrame
      name={`${name} gene and ${matches.length > 0 ? 'hits' : 'insertions'}`}
      table={{
        caption: `Gene models and ${matches.length > 0 ? 'hits' : 'polymorphisms'} of ${name}`,
        columns: pictureColumns,
        rows,
        rowKey: pictureRowKey,
      }}
      tools={<ZoomButtons isWhole={isWhole} zoom={zoom} />}
      legend={<PictureLegend models={ordered} parts={parts} />}
      readout={readoutOf(pointed, chromosome, active)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks inside are links; this only moves what is shown of them. */}
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={!isWhole || undefined}
        {...handlers}
        onKeyDown={(event) => (event.key === 'Escape' ? setPointed(null) : handlers.onKeyDown(event))}
        onPointerDownCapture={taps.down}
        onPointerLeave={(event) => {
          handlers.onPointerLeave(event)
          if (!hasFocus.current) setPointed(null)
        }}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget)
          if (!hasFocus.current) setPointed(null)
        }}
      >
        <GeneDrawing
          title={`${name} on ${chromosome}, ${strand}`}
          chromosome={chromosome}
          strand={strand}
          models={ordered}
          parts={parts}
          layout={layout}
          view={view}
          ownModel={ownModel}
          ownVariants={ownVariants}
          onVariant={(variant) => setPointed({ variant })}
          onMatch={(match) => setPointed({ match })}
          onModel={(model, shape) => setPointed({ model, shape })}
          onTap={taps.click}
          onFold={zoom.show}
        />
        {active && <VariantCard chromosome={chromosome} variant={active} models={ordered} layout={layout} />}
      </div>
      <UnplacedVariants chromosome={chromosome} variants={parts.unplaced} />
      {variants.total > variants.rows.length && (
        <p className={classes.more}>
          The first {formatNumber(variants.rows.length)} of {formatNumber(variants.total)} polymorphisms by position are shown.
        </p>
      )}
    </PictureFrame>
  )
}

// One list for all pictures without any: a new one would be laid out again.
const noMatches: readonly PictureMatch[] = []

/** A mark that leaves the picture takes the focus with it; then the last model has it, so that keys still work. */
function useRestoredFocus(stage: RefObject<HTMLElement | null>, hasFocus: RefObject<boolean>, view: PictureView) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with the view.
  useEffect(() => {
    if (!hasFocus.current || stage.current?.contains(document.activeElement)) return
    ;[...(stage.current?.querySelectorAll<SVGElement>('[data-mark]') ?? [])].at(-1)?.focus()
  }, [view])
}

function readoutOf(pointed: Pointed | null, chromosome: string, active: Parameters<typeof describeVariant>[1] | undefined): string {
  if (active) return describeVariant(chromosome, active)
  if (!pointed || 'variant' in pointed) return 'Arrow keys: next mark. + − 0: zoom. Shift and arrow keys: move.'
  if ('match' in pointed) return describeMatch(chromosome, pointed.match)
  const { model, shape } = pointed
  if (!shape) return describeModel(model)
  return `${model.name}: ${shape.part} ${formatRange(shape.start, shape.end)} (${formatNumber(shape.end - shape.start + 1)} bp)`
}
