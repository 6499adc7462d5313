import { OutsideLink } from '../links/outside-link.tsx'
import classes from './pubmed-link.module.css'

/** A citation at PubMed. */
export function PubmedLink({ pubmedId }: { pubmedId: number }) {
  return (
    <OutsideLink href={`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/`} className={classes.link}>
      PubMed {pubmedId}
    </OutsideLink>
  )
}
