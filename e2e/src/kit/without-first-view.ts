import type { Page } from '@playwright/test'

/** Documents come without a first view, as when it could not be rendered in time: the page then makes all its calls itself. */
export async function withoutFirstView(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const html = await response.text()
      await route.fulfill({ response, body: undraw(html) })
    },
  )
}

function undraw(html: string): string {
  return html
    .replace(/<div id="root">.*<\/div>\n<noscript>/s, '<div id="root"></div>\n<noscript>')
    .replaceAll(' media="print"', '')
    .replace(/(id="page-data"[^>]*>)(.*?)(<\/script>)/s, (_all, start: string, json: string, end: string) => {
      return `${start}${JSON.stringify({ ...JSON.parse(json), firstView: null }).replaceAll('<', '\\u003c')}${end}`
    })
}
