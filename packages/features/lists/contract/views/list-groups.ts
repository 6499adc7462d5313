import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { geneOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { ContentWindow } from '../../../list-contents/contract/list-content.ts'

const aspects = geneOntologyCategories.map(({ category }) => category)
export const GoAspect = z.enum(aspects)
export type GoAspect = z.infer<typeof GoAspect>

/** What is said of genes that are in no group of the slim: together with those that are in one they are all genes. */
export const furtherGroups = ['in no group of the slim', 'stated to be unknown', 'without annotation'] as const
export type FurtherGroup = (typeof furtherGroups)[number]

export const GroupCount = z
  .object({
    name: z.string(),
    list: z.int().describe('Genes of the list, each once.'),
    genome: z.int().describe('Loci of the genome, each once.'),
    isFurther: z.boolean().describe('Not a group of the slim, but the genes that are in none.'),
  })
  .meta({ id: 'GroupCount' })
export type GroupCount = z.infer<typeof GroupCount>

/** GET list-contents/{id}/groups. */
export const ListGroups = z
  .object({
    releaseId: z.string(),
    list: z.int().describe('Genes of the list.'),
    genome: z.int().describe('Loci in use that lie on the genome.'),
    aspects: z.array(
      z.object({
        aspect: GoAspect,
        list: z.int().describe('Genes of the list with an annotation that says something: what shares are of.'),
        genome: z.int().describe('The same of the genome.'),
        groups: z.array(GroupCount),
      }),
    ),
  })
  .meta({ id: 'ListGroups' })
export type ListGroups = z.infer<typeof ListGroups>

/** GET list-contents/{id}/groups/genes. */
export const GroupGenesQuery = ContentWindow.extend({
  aspect: GoAspect,
  group: z.string().min(1).max(200).describe('The name of a group, as the groups of the list have it.'),
})
export type GroupGenesQuery = z.infer<typeof GroupGenesQuery>

export const GroupGenes = z
  .object({
    total: z.int(),
    from: z.int(),
    genes: z.array(
      z.object({ locus: RecordRef, symbol: z.string().nullable(), terms: z.array(RecordRef).describe('What puts the gene there.') }),
    ),
    next: NextCursor,
  })
  .meta({ id: 'GroupGenes' })
export type GroupGenes = z.infer<typeof GroupGenes>
