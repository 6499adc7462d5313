import { z } from 'zod'

/** A page at another site, as the documents give it: the site's name, the beginning of its addresses, and what is looked up there. */
export const WebLink = z.object({ webSiteName: z.string(), baseUrl: z.url(), urlVariable: z.string() })
export type WebLink = z.infer<typeof WebLink>

export function webLinkAddress({ baseUrl, urlVariable }: WebLink): string {
  return `${baseUrl}${encodeURIComponent(urlVariable)}`
}
