import { z } from 'zod'

/** A page elsewhere that a record names. */
export const Website = z.object({ websiteName: z.string(), url: z.url({ protocol: /^https?$/ }) })
export type Website = z.infer<typeof Website>

/** `name|address; name|address`, as our own tables write them; null if one can't be read. */
export function parseWebsites(text: string): Website[] | null {
  const websites: Website[] = []
  for (const part of text.split(';')) {
    if (part.trim() === '') continue
    const [websiteName = '', url = ''] = part.split('|').map((piece) => piece.trim())
    const website = Website.safeParse({ websiteName, url })
    if (!website.success || websiteName === '') return null
    websites.push(website.data)
  }
  return websites
}
