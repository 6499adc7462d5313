import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { type GenePart, geneParts } from '@rosette/contract-kit/vocabulary/gene-parts.ts'
import { shapesOf } from './model-shapes.ts'
import type { PictureParts } from './picture-layout.ts'
import classes from './picture-legend.module.css'
import markClasses from './variant-marks.module.css'
import { formatPart, isInsertion } from './variant-words.ts'

/** What colours, shapes and fillings mean, as far as they occur. */
export function PictureLegend({ models, parts }: { models: readonly PictureModel[]; parts: PictureParts }) {
  const shapes = new Set(models.flatMap((model) => shapesOf(model).map((shape) => shape.part)))
  const insertions = [...parts.insertions, ...parts.unplaced.filter(isInsertion)]
  return (
    <span className={classes.legend}>
      {insertions.length > 0 && <InsertionKeys hit={new Set(insertions.map(({ part }) => part))} />}
      {parts.others.length > 0 && <span data-key="variant">variant</span>}
      {shapes.has('coding') && <span data-key="coding">coding</span>}
      {(shapes.has('5′ UTR') || shapes.has('3′ UTR')) && <span data-key="utr">untranslated</span>}
      {shapes.has('non-coding exon') && <span data-key="exon">non-coding exon</span>}
    </span>
  )
}

function InsertionKeys({ hit }: { hit: ReadonlySet<GenePart | null> }) {
  const shown = [...geneParts, null].filter((part) => hit.has(part))
  return (
    <>
      <strong>Part hit</strong>
      {shown.map((part) => (
        <span key={part}>
          <PartKey part={part} isFilled={false} />
          {formatPart(part)}
        </span>
      ))}
      <span>
        <PartKey part={null} isFilled />
        homozygous
      </span>
      <span>
        <PartKey part={null} isFilled={false} />
        not known, heterozygous or wild type
      </span>
    </>
  )
}

/** The head of a lollipop beside a word. */
export function PartKey({ part, isFilled }: { part: GenePart | null; isFilled: boolean }) {
  return <i className={markClasses.key} data-part={part ?? 'other'} data-filled={isFilled || undefined} aria-hidden="true" />
}
