import type { ReactNode } from 'react'
import { OutsideLink } from './outside-link.tsx'
import classes from './pubmed-link.module.css'

/** A citation at PubMed. */
export function PubmedLink({ pubmedId, children = `PubMed ${pubmedId}` }: { pubmedId: number; children?: ReactNode }) {
  return (
    <OutsideLink href={`https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/`} className={classes.link}>
      {children}
    </OutsideLink>
  )
}
