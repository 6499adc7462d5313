import { z } from 'zod'

/** Mean signals on the microarrays of Xiang et al. (2011), one for each stage; null if the table does not have the locus. */
export const EmbryoExpression = z.array(z.number()).nullable()
export type EmbryoExpression = z.infer<typeof EmbryoExpression>
