import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'
import { orcidTexts } from './orcid-texts.ts'

/** Sends the browser to ORCID's own pages (ORCID-002); throws what to tell where that fails (ORCID-009). */
export async function startOrcidLogin(): Promise<void> {
  const { url } = await fetchJson(OrcidLoginLink, { path: 'auth/orcidloginlink' }).catch((cause: unknown) => {
    throw new Error(orcidTexts.linkFailed, { cause })
  })
  location.assign(url)
}
