import { z } from 'zod'
import { externalLinkIds } from './external-links.ts'

/** A web address, or a path where an operator serves the page under the site's own name. */
export const LinkAddress = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)\S*$/)])

/** What an operator may override: addresses of the table, by its ids, and nothing else. */
export const ExternalLinkOverrides = z.partialRecord(z.enum(externalLinkIds), LinkAddress)
export type ExternalLinkOverrides = z.infer<typeof ExternalLinkOverrides>
