import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './enrichment-page.module.css'

/** The id of a list gene. */
export function GeneLink({ name }: { name: string }) {
  return (
    <PageLink className={classes.code} href={namedPath(kinds.locus, name)}>
      {name}
    </PageLink>
  )
}
