import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber } from '../../text/format-number.ts'
import { formatShare, shareOf } from './share-of.ts'

/** How many of each side are in a group. */
export type ShareGroup = { name: string; list: number; genome: number }

/** Groups whose shares are of the same whole. */
export type ShareBlock = { title: string; list: number; genome: number; groups: readonly ShareGroup[] }

/** A group with the wholes that its shares are of, and its place in the picture. */
export type ShareRow = ShareGroup & { ofList: number; ofGenome: number; block: number; index: number }

export function toRows(blocks: readonly ShareBlock[]): ShareRow[] {
  return blocks.flatMap(({ list: ofList, genome: ofGenome, groups }, block) =>
    groups.map((group, index) => ({ ...group, ofList, ofGenome, block, index })),
  )
}

/** The bars as a table, and as a file. */
export const shareColumns: readonly SectionColumn<ShareRow>[] = [
  { id: 'name', label: 'Group', cell: ({ name }) => name, sortBy: ({ name }) => name, onPhone: 'text' },
  { id: 'list', label: 'List genes', cell: ({ list }) => formatNumber(list), sortBy: ({ list }) => list, isNumeric: true },
  { id: 'ofList', label: 'Of list', cell: ({ ofList }) => formatNumber(ofList), sortBy: ({ ofList }) => ofList, isNumeric: true },
  {
    id: 'listShare',
    label: 'List share',
    cell: ({ list, ofList }) => formatShare(list, ofList),
    sortBy: ({ list, ofList }) => shareOf(list, ofList),
    isNumeric: true,
  },
  { id: 'genome', label: 'Genome genes', cell: ({ genome }) => formatNumber(genome), sortBy: ({ genome }) => genome, isNumeric: true },
  {
    id: 'ofGenome',
    label: 'Of genome',
    cell: ({ ofGenome }) => formatNumber(ofGenome),
    sortBy: ({ ofGenome }) => ofGenome,
    isNumeric: true,
  },
  {
    id: 'genomeShare',
    label: 'Genome share',
    cell: ({ genome, ofGenome }) => formatShare(genome, ofGenome),
    sortBy: ({ genome, ofGenome }) => shareOf(genome, ofGenome),
    isNumeric: true,
  },
]
