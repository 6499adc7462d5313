/** A link that programs follow, with the relation that it stands for (RFC 8288). Addresses are whole. */
export type MachineLink = { rel: string; href: string; type?: string | undefined; title?: string | undefined }

/** Proxies take a few kilobytes of headers, and a page has others too. */
const maxHeaderBytes = 2048

/** What is given up first stands last: a linkset has everything. */
const importance = ['linkset', 'cite-as', 'license', 'type', 'describedby', 'describes', 'collection', 'author', 'item']

/** Links as the header `Link`, relation by relation as far as they fit; null if nothing does. */
export function formatLinkHeader(links: readonly MachineLink[]): string | null {
  let header = ''
  for (const rel of importance) {
    const added = links.filter((link) => link.rel === rel).map(formatLink)
    const longer = [header, ...added].filter(Boolean).join(', ')
    if (Buffer.byteLength(longer) > maxHeaderBytes) break
    header = longer
  }
  return header || null
}

function formatLink({ rel, href, type }: MachineLink): string {
  // URL leaves nothing that could end the address; media types are our own.
  return `<${new URL(href).href}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`
}

export const linksetType = 'application/linkset+json'

/** What a page links, and what links it, as a linkset (RFC 9264). */
export type LinkContext = { anchor: string; links: readonly MachineLink[] }

export function formatLinkset(contexts: readonly LinkContext[]): string {
  const linkset = contexts.map(({ anchor, links }) => {
    // A linkset does not name itself.
    const byRel = Map.groupBy(
      links.filter(({ rel }) => rel !== 'linkset'),
      ({ rel }) => rel,
    )
    const targets = [...byRel].map(([rel, group]) => [
      rel,
      group.map(({ href, type, title }) => ({ href: new URL(href).href, type, title })),
    ])
    return { anchor: new URL(anchor).href, ...Object.fromEntries(targets) }
  })
  return JSON.stringify({ linkset })
}
