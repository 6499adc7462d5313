import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { useKindPath } from '../../app-facts.tsx'
import { PageLink } from '../../links/page-link.tsx'
import { markProps } from '../frame/use-mark-keys.ts'
import classes from './model-label.module.css'
import { describeModel } from './model-shapes.ts'
import type { PictureLayout } from './picture-layout.ts'

type ModelLabelProps = { model: PictureModel; index: number; y: number; layout: PictureLayout; isOwn: boolean; onPoint(): void }

/** The name of a gene model: left of its lane, or above it where there is no room. */
export function ModelLabel({ model, index, y, layout: { isNarrow, plot }, isOwn, onPoint }: ModelLabelProps) {
  const kind = useKindPath(model.gene.kind)
  if (!kind) return null
  return (
    <PageLink
      href={linkPath(kind, model.gene)}
      aria-label={describeModel(model)}
      aria-current={isOwn ? 'true' : undefined}
      className={classes.link}
      onFocus={onPoint}
      onPointerEnter={onPoint}
      {...markProps(index)}
    >
      <text
        x={isNarrow ? '0' : `${plot.left}%`}
        dx={isNarrow ? 0 : -14}
        y={isNarrow ? y - 14 : y + 4}
        textAnchor={isNarrow ? 'start' : 'end'}
        className={classes.name}
      >
        {model.name}
      </text>
    </PageLink>
  )
}
