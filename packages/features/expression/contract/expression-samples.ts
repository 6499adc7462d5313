import { z } from 'zod'

/** GET expression/samples: data sets whose unit tells where a gene is expressed, the largest first. */
export const ExpressionSamples = z
  .object({
    dataSets: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        unit: z.string(),
        limit: z.number().describe('A mean from which on a gene is expressed.'),
        organs: z.array(z.object({ name: z.string(), samples: z.array(z.object({ name: z.string(), label: z.string() })) })),
      }),
    ),
  })
  .meta({ id: 'ExpressionSamples' })
export type ExpressionSamples = z.infer<typeof ExpressionSamples>
