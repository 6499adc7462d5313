/** When the style sheets that did not hold up the first paint are in effect, or could not be loaded. */
export async function lateStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')]
  await Promise.all(links.map(applyWhenLoaded))
}

function applyWhenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const apply = () => {
      link.media = 'all'
      resolve()
    }
    if (link.sheet) return apply()
    link.addEventListener('load', apply, { once: true })
    link.addEventListener('error', apply, { once: true })
  })
}
