const pattern = /^10\.\d{4,9}(\.\d+)*\/[-._;()/:a-z0-9]{1,180}$/

/** A DOI as people write it: bare, with `doi:` or as an address. In lower case, because DOIs are compared without case; null for anything else. */
export function parseDoi(text: string): string | null {
  const doi = text
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/, '')
  return pattern.test(doi) ? doi : null
}

/** Where a DOI is resolved, which is also how it is written in citations. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${doi}`
}
