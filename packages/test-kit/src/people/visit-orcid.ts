import { parseOrcidId } from '@rosette/features/orcid/contract/orcid-id.ts'

/** What ORCID's answer carries, to be handed to the site. */
export type OrcidReturn = { code: string; state: string; iss: string }

/** What a person's browser does at the stand-in: signs in with an ORCID iD and comes back with the answer for the site. */
export async function visitOrcid(url: string, orcidId: string): Promise<OrcidReturn> {
  const cookies = new Map<string, string>()
  const signIn = await follow(url, cookies)
  const back = await follow(signIn, cookies, new URLSearchParams({ orcid: orcidId, answer: 'allow' }))
  const { code, state, iss, ...rest } = Object.fromEntries(new URL(back).searchParams)
  if (code === undefined || state === undefined || iss === undefined)
    throw new Error(`The stand-in gave no code but ${JSON.stringify(rest)}`)
  return { code, state, iss }
}

/** Follows redirects within the stand-in, and tells the page it ended at or the address elsewhere that it was sent to. */
async function follow(start: string, cookies: Map<string, string>, form?: URLSearchParams): Promise<string> {
  let url = start
  let body = form
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const init = body ? { method: 'POST', body } : {}
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    const answer = await response.text()
    for (const line of response.headers.getSetCookie()) keep(line, cookies)
    const location = response.headers.get('location')
    if (location === null && response.ok) return url
    if (location === null) throw new Error(`The stand-in answered ${response.status}: ${answer.slice(0, 300)}`)
    const next = new URL(location, url)
    if (next.origin !== new URL(start).origin) return next.href
    url = next.href
    body = undefined
  }
  throw new Error('The stand-in sends in circles')
}

function keep(line: string, cookies: Map<string, string>): void {
  const pair = line.slice(0, line.indexOf(';'))
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

/** An ORCID iD of nobody: the number, written as an iD with the correct check character. ORCID gives out none that begin with 0009-9. */
export function testOrcidId(number: number): string {
  const stem = `0009-9${String(number).padStart(10, '0')}`.replace(/^(.{9})(.{4})(.{2})/, '$1-$2-$3')
  for (const last of '0123456789X') {
    const orcidId = parseOrcidId(`${stem}${last}`)
    if (orcidId !== null) return orcidId
  }
  throw new Error(`No check character fits ${stem}`)
}
