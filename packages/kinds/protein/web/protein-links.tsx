import { WebLinks } from '@rosette/ui-kit/links/web-links.tsx'
import type { ProteinRecord } from '../contract/protein-record.ts'
import classes from './protein-links.module.css'

/** The protein on other sites. Which of them hold it is not known here: addresses are built. */
export function ProteinLinks({ record: { externalLinks } }: { record: ProteinRecord }) {
  const isBuilt = externalLinks.some((link) => link.webSiteName === 'AlphaFold DB')
  return (
    <>
      <WebLinks links={externalLinks} />
      {isBuilt && (
        <p className={classes.note}>The address at AlphaFold DB is built from the UniProt id; not every entry has a model there.</p>
      )}
    </>
  )
}
