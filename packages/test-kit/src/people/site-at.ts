import type { SiteUnderTest } from './as.ts'

/** A site that runs elsewhere, to which requests go over the network. The headers are sent with each of them. */
export function siteAt(address: string, always: Readonly<Record<string, string>> = {}): SiteUnderTest {
  return {
    async inject({ method, url, headers = {}, cookies = {}, payload }) {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
      const answer = await fetch(new URL(url, address), {
        method,
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', ...always, ...headers, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) },
        ...(payload !== undefined && { body: payload }),
      })
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
        cookies: answer.headers.getSetCookie().map(parseCookie),
      }
    },
  }
}

function parseCookie(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  return { name, value }
}
