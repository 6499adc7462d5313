import { licencePath } from '../../site/contract/licence-path.ts'

/** The pages of licences that have one; others are known by their words. */
export const licencePages: Readonly<Record<string, string>> = {
  'CC-BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

/** Licences as schema.org has them: by address where they have one. */
export function licencesForJsonLd(licences: readonly string[]): unknown[] {
  return [...new Set(licences)].map((name) => licencePages[name] ?? { '@type': 'CreativeWork', name })
}

/** One address that says under which licences something is: that of the licence if there is a single one, else the page that names them all. */
export function licenceAddress(licences: readonly string[], publicUrl: string): string {
  const [only, ...others] = licences
  const page = only !== undefined && others.length === 0 ? licencePages[only] : undefined
  return page ?? new URL(licencePath, publicUrl).href
}
