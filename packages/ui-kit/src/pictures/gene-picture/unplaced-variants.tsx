import type { GeneVariant } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { useId, useState } from 'react'
import { RecordLink } from '../../links/record-link.tsx'
import { formatNumber } from '../../text/format-number.ts'
import { PartKey } from './picture-legend.tsx'
import classes from './unplaced-variants.module.css'
import { formatPart, formatVariantPosition, formatVariantType, isInsertion } from './variant-words.ts'

const shownAtFirst = 12

/** What the picture cannot draw, by name: no position is published, or one that is not in the gene. */
export function UnplacedVariants({ chromosome, variants }: { chromosome: string; variants: readonly GeneVariant[] }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const left = variants.length - shownAtFirst
  if (variants.length === 0) return null
  return (
    <div className={classes.line}>
      <span id={id}>{headingOf(variants)}</span>
      <ul className={classes.list} aria-labelledby={id}>
        {variants.slice(0, isOpen ? variants.length : shownAtFirst).map((variant) => (
          <li key={variant.polymorphism.key}>
            {isInsertion(variant) && <PartKey part={variant.part} isFilled={variant.zygosity === 'homozygous'} />}
            <RecordLink to={variant.polymorphism} className={classes.name} /> {wordsOf(chromosome, variant)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${formatNumber(left)} more`}
        </button>
      )}
    </div>
  )
}

function headingOf(variants: readonly GeneVariant[]): string {
  if (variants.some(({ start }) => start !== null)) return 'Not in the picture:'
  return variants.every(({ part }) => part !== null) ? 'Part known, position not given:' : 'Position not given:'
}

function wordsOf(chromosome: string, variant: GeneVariant): string {
  const { start, end, part, zygosity } = variant
  const reported = isInsertion(variant) ? [part && formatPart(part), zygosity] : [formatVariantType(variant), part && formatPart(part)]
  const place = start === null ? null : formatVariantPosition(chromosome, { ...variant, start, end: end ?? start })
  return [...reported, place].filter((word) => word !== null).join(', ')
}
