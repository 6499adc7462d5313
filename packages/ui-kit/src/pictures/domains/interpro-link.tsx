import { OutsideLink } from '../../links/page-link.tsx'

export function InterproLink({ accession }: { accession: string }) {
  return <OutsideLink href={interproAddress(accession)}>{accession}</OutsideLink>
}

export function interproAddress(accession: string): string {
  return `https://www.ebi.ac.uk/interpro/entry/InterPro/${accession}/`
}
