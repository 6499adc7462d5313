import { parseOrcidId } from '@rosette/features/orcid/contract/orcid-id.ts'

/** An ORCID iD of nobody: the number, written as an iD with the correct check character. ORCID gives out none that begin with 0009-9. */
export function testOrcidId(number: number): string {
  const stem = `0009-9${String(number).padStart(10, '0')}`.replace(/^(.{9})(.{4})(.{2})/, '$1-$2-$3')
  for (const last of '0123456789X') {
    const orcidId = parseOrcidId(`${stem}${last}`)
    if (orcidId !== null) return orcidId
  }
  throw new Error(`No check character fits ${stem}`)
}
