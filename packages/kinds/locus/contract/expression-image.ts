import { z } from 'zod'

/** Data sets of the expression images (DLOCUS-010). */
export const expressionDataSets = [
  'Abiotic_Stress',
  'Abiotic_Stress_II',
  'Biotic_Stress',
  'Biotic_Stress_II',
  'Chemical',
  'Development_RMA',
  'Developmental_Map',
  'Developmental_Mutants',
  'Embryo',
  'Germination',
  'Guard_Cell',
  'Hormone',
  'Klepikova_Atlas',
  'Lateral_Root_Initiation',
  'Light_Series',
  'Natural_Variation',
  'Regeneration',
  'Root',
  'Root_II',
  'Seed',
  'Shoot_Apex',
  'Tissue_Specific',
] as const
export type ExpressionDataSet = (typeof expressionDataSets)[number]

export const firstDataSet: ExpressionDataSet = 'Klepikova_Atlas'

/** The answer of the image service if it has no image; ours is the same if the service sent anything but an image. */
export const NoExpressionImage = z
  .object({ wasSuccessful: z.literal(false), error: z.string().nullable() })
  .meta({ id: 'NoExpressionImage' })
export type NoExpressionImage = z.infer<typeof NoExpressionImage>

/** Below `/api/`. */
export function expressionImagePath(dataSet: ExpressionDataSet, locusName: string): string {
  return `expression/image/${dataSet}/${encodeURIComponent(locusName)}`
}

/** The specification's texts (2, section 8). */
export const expressionImageTexts = {
  failed: 'An error occurred while fetching the image.',
  unanswered: 'An unexpected error occurred. Please try again later.',
} as const
