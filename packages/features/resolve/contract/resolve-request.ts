import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { z } from 'zod'
import { maxIdentifiers } from './parse-identifiers.ts'

/** The largest accepted body: the maximum number of IDs with 20 characters each. */
export const maxResolveBytes = 2 * 1024 * 1024

export const ResolveRequest = z
  .object({
    ids: z
      .union([z.string(), z.array(z.string())])
      .describe(
        `Up to ${maxIdentifiers.toLocaleString('en')} ids in any case: a text, split at line ends, tabs, commas, semicolons and blanks, or a list, taken as it is.`,
      ),
    kind: z
      .enum(kindNames)
      .optional()
      .describe(
        'The kind of record the ids are to lead to. Left out: an id that leads to a locus means the locus, any other the records of all kinds that it names.',
      ),
  })
  .meta({ id: 'ResolveRequest' })
export type ResolveRequest = z.infer<typeof ResolveRequest>
