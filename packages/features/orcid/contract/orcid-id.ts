/** The bare ORCID iD in a text, written as an iD or as a URL; null if there is none. */
export function parseOrcidId(text: string): string | null {
  const orcidId = /^(?:https?:\/\/(?:\w+\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(text.trim())?.[1]
  return orcidId !== undefined && lastDigitOf(orcidId) === orcidId.at(-1) ? orcidId : null
}

/** ISO 7064 MOD 11-2 over the first fifteen digits; ten is written X. */
function lastDigitOf(orcidId: string): string {
  const digits = orcidId.replaceAll('-', '').slice(0, 15)
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/** PROFILE-021: shown on the page and sent by the server. */
export const unlinkRequiresPassword =
  'Your account has no password, so ORCID is the only way to log in to it. Set a password first, then unlink ORCID.'
