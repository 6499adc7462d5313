import { z } from 'zod'

/** More cannot be read in one picture. */
export const mostGraphTerms = 60

const GraphTerm = z.object({
  id: z.string(),
  name: z.string(),
  found: z.int().describe('Counted list genes with the term'),
  withTerm: z.int().describe('Background genes with the term'),
  log10Q: z.number().nullable().describe('Null if it was not tested'),
  isSignificant: z.boolean(),
  isJoint: z.boolean().describe('Drawn only because it joins terms below it'),
  parents: z.array(z.string()).describe('The nearest terms of the graph above it'),
})
export type GraphTerm = z.infer<typeof GraphTerm>

/** GET enrichment/graph. */
export const TermGraph = z
  .object({
    terms: z.array(GraphTerm).max(mostGraphTerms).describe('Broader terms first'),
    left: z.int().describe('Shown terms that did not fit'),
  })
  .meta({ id: 'TermGraph' })
export type TermGraph = z.infer<typeof TermGraph>
