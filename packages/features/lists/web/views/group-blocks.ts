import { formatShare } from '@rosette/ui-kit/pictures/share-bars/share-of.ts'
import type { ShareBlock } from '@rosette/ui-kit/pictures/share-bars/share-rows.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { FurtherGroup, GroupCount, ListGroups } from '../../contract/views/list-groups.ts'

type AspectGroups = ListGroups['aspects'][number]

/** Genes that are annotated, though not to a term of the slim: their share is of the same whole as that of the groups. */
const inNoGroup: FurtherGroup = 'in no group of the slim'

/** Groups whose shares are of annotated genes, and the genes without, which are a share of all. */
export function toBlocks({ list, genome }: ListGroups, aspect: AspectGroups): ShareBlock[] {
  const isAnnotated = ({ name, isFurther }: GroupCount) => !isFurther || name === inNoGroup
  const titleOf = (ofList: number, ofGenome: number, which: string) => `Of ${formatNumber(ofList)} and ${formatNumber(ofGenome)} ${which}`
  return [
    {
      title: titleOf(aspect.list, aspect.genome, 'annotated genes'),
      list: aspect.list,
      genome: aspect.genome,
      groups: aspect.groups.filter(isAnnotated),
    },
    {
      title: titleOf(list, genome, 'genes in all'),
      list,
      genome,
      groups: aspect.groups.filter((group) => !isAnnotated(group)),
    },
  ]
}

/** The picture in words. */
export function describeGroups({ list, genome, groups }: AspectGroups): string {
  const [largest] = groups.filter((group) => !group.isFurther && !group.name.startsWith('other ') && group.list > 0)
  if (!largest) return 'No gene of this list is in a group with a name of its own.'
  return (
    `The largest group is ${largest.name}: ${formatNumber(largest.list)} genes, ${formatShare(largest.list, list)} of this list and ` +
    `${formatShare(largest.genome, genome)} of the genome.`
  )
}
