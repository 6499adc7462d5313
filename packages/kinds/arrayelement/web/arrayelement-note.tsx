import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'

/** DARRAY-004: what is shown here is old, and where newer data are. */
export function ArrayelementNote() {
  return (
    <p>
      Microarray data have not been taken in since June 2005. Newer data are at public expression repositories such as{' '}
      <OutsideLink href="https://www.ncbi.nlm.nih.gov/geo/">Gene Expression Omnibus</OutsideLink> and{' '}
      <OutsideLink href="https://www.ebi.ac.uk/biostudies/arrayexpress">ArrayExpress</OutsideLink>.
    </p>
  )
}
