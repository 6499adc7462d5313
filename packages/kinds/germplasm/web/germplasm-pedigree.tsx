import { PedigreeTree } from '@rosette/ui-kit/pictures/pedigree/pedigree-tree.tsx'
import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import classes from './germplasm-pedigree.module.css'

export function hasPedigree({ parentLines, stockEntries, progenyLines, memberStockEntries }: GermplasmRecord): boolean {
  return parentLines.length + stockEntries.length + progenyLines.total + memberStockEntries.length > 0
}

/** DGERM-010: the line between what it comes from and what came from it. Nothing if neither is recorded. */
export function GermplasmPedigree({ record }: { record: GermplasmRecord }) {
  const { germplasmId, name, originalName, parentLines, progenyLines, stockEntries, memberStockEntries } = record
  const before = [
    { title: 'Parents', relation: 'parent', lines: parentLines, total: parentLines.length },
    { title: 'Sets it is in', relation: 'set', lines: stockEntries, total: stockEntries.length },
  ]
  const after = [
    { title: 'Progeny', relation: 'progeny', lines: progenyLines.rows, total: progenyLines.total },
    { title: 'Members', relation: 'member', lines: memberStockEntries, total: memberStockEntries.length },
  ]
  if (!hasPedigree(record)) return null
  return (
    <SectionCard id="family" title="Where it comes from">
      <div className={classes.padded}>
        <PedigreeTree
          name={`${name} pedigree`}
          here={{ kind: 'germplasm', key: germplasmId, label: originalName ?? name }}
          before={before}
          after={after}
        />
      </div>
    </SectionCard>
  )
}
