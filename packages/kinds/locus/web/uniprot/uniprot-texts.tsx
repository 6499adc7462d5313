import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { type LocusUniprot, locusUniprot } from '../../contract/locus-uniprot.ts'
import { formatUniprot } from './format-uniprot.ts'
import { EntryBar, EntryTexts } from './uniprot-entry-texts.tsx'
import classes from './uniprot-texts.module.css'

/** What UniProt says of a locus, fetched when it comes near. A locus without texts shows its entry and makes no request. */
export function UniprotTexts({ record }: { record: LocusRecord }) {
  const { uniprotEntry, uniprotTextCount } = record
  if (!uniprotTextCount && uniprotEntry) {
    return (
      <>
        <EntryBar entry={uniprotEntry} />
        <p className={classes.note}>This release does not have the text of this entry; UniProt may have one.</p>
      </>
    )
  }
  return <FetchedTexts record={record} />
}

function FetchedTexts({ record }: { record: LocusRecord }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const part = useQuery({ ...recordPartQuery(locusUniprot, record.locusId), enabled: isNear })
  return (
    <div ref={ref} className={classes.part}>
      <QueryPart query={part} what="texts of UniProt">
        {(answer) => <Entries record={record} answer={answer} />}
      </QueryPart>
    </div>
  )
}

function Entries({ record: { name, uniprotIds }, answer }: { record: LocusRecord; answer: LocusUniprot }) {
  const { entries, coverage } = answer
  const [first, ...others] = entries
  const withText = new Set(entries.map(({ accession }) => accession))
  const withoutText = [...new Set(uniprotIds.map((accession) => accession.replace(/-\d+$/, '')))].filter(
    (accession) => !withText.has(accession),
  )
  const more = others.length + withoutText.length
  return (
    <>
      {first && <EntryTexts entry={first} />}
      {more > 0 && (
        <details className={classes.fold}>
          <summary>
            Other UniProt entries of this locus <span className={classes.count}>{formatNumber(more)}</span>
          </summary>
          {others.map((entry) => (
            <EntryTexts key={entry.accession} entry={entry} />
          ))}
          {withoutText.length > 0 && (
            <p className={classes.untold}>
              Without text in this release:{' '}
              {withoutText.map((accession, index) => (
                <span key={accession}>
                  {index > 0 && ', '}
                  <OutsideLink href={`https://www.uniprot.org/uniprotkb/${accession}`}>{accession}</OutsideLink>
                </span>
              ))}
            </p>
          )}
        </details>
      )}
      <p className={classes.note}>
        Text © UniProt Consortium, CC BY 4.0, word for word. UniProt gives evidence for a text as a whole; a number marks a sentence that
        names its article. {coverageSentence(coverage)}{' '}
        <button type="button" className={textButton.button} onClick={() => saveText(formatUniprot(answer), `${name}_uniprot.tsv`)}>
          Save texts as TSV
        </button>
      </p>
    </>
  )
}

/** How much of UniProt the release has, and what it could not join with a locus. */
function coverageSentence({ entries, reviewed, withoutLocus, loci, of }: LocusUniprot['coverage']): string {
  const whole = `This release has the text of ${formatNumber(entries)} UniProt ${entries === 1 ? 'entry' : 'entries'}`
  const left = withoutLocus === 0 ? '' : `; ${formatNumber(withoutLocus)} ${withoutLocus === 1 ? 'names' : 'name'} no locus of this release`
  return `${whole} (${formatNumber(reviewed)} reviewed), for ${formatNumber(loci)} of ${formatNumber(of)} loci${left}.`
}
