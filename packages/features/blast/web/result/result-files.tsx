import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import type { ResultFormat } from '../../contract/blast-result.ts'
import classes from './blast-result.module.css'
import { resultFilePath } from './result-file-path.ts'

const files: readonly { format: ResultFormat; label: string; requiresRelease?: true }[] = [
  { format: 'text', label: 'Text', requiresRelease: true },
  { format: 'tsv', label: 'TSV' },
  { format: 'xml', label: 'XML', requiresRelease: true },
  { format: 'gff3', label: 'GFF3' },
  { format: 'fasta', label: 'FASTA of hits', requiresRelease: true },
  { format: 'archive', label: 'BLAST archive' },
]

/** The whole result, whatever the page shows of it. */
export function ResultFiles({ token, hasRelease }: { token: string; hasRelease: boolean }) {
  return (
    <TitledCard title="Download" isPadded>
      <div className={classes.actions}>
        {files
          .filter(({ requiresRelease }) => hasRelease || !requiresRelease)
          .map(({ format, label }) => (
            <ButtonLink key={format} size="xs" href={resultFilePath(token, format)}>
              {label}
            </ButtonLink>
          ))}
      </div>
      {!hasRelease && (
        <p className={classes.places}>The release that was searched has been replaced. Run the search again for text, XML and FASTA.</p>
      )}
    </TitledCard>
  )
}
