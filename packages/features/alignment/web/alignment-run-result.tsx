import { fetchText } from '@rosette/api-client/fetch-json.ts'
import { allOf, QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { parseAligned } from '../contract/aligned-rows.ts'
import { AlignmentOptions, alignmentFiles } from '../contract/alignment-call.ts'
import { AlignmentBlocks } from './alignment-blocks.tsx'
import classes from './alignment-result.module.css'
import { IdentityTable } from './identity-table.tsx'

const labels = { fasta: 'Aligned FASTA', clustal: 'Clustal', tree: 'Guide tree (Newick)' } as const

/** What a run has aligned. A result never changes. */
export function RunResult({ token }: { token: string }) {
  const aligned = queryOptions({
    queryKey: ['alignment', token],
    queryFn: ({ signal }) => fetchText({ path: `runs/${token}/files/${alignmentFiles.fasta}`, isText: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = allOf(useQuery(runOptionsQuery(token)), useQuery(aligned))
  return (
    <QueryPart query={found} what="the alignment">
      {([options, fasta]) => {
        const { proteins, missing } = AlignmentOptions.parse(options)
        const rows = parseAligned(fasta)
        return (
          <>
            {missing.length > 0 && (
              <p className={classes.small}>
                Not aligned: {missing.map(({ id, reason }) => `${id} (${reason.replace(/\.$/, '')})`).join('; ')}.
              </p>
            )}
            <TitledCard title="Alignment" mark={`${formatNumber(rows.length)} proteins`} isPadded>
              <AlignmentBlocks rows={rows} proteins={proteins} />
            </TitledCard>
            <TitledCard title="Identity" isPadded>
              <IdentityTable rows={rows} proteins={proteins} />
            </TitledCard>
            <TitledCard title="Download" isPadded>
              <div className={classes.files}>
                {(['fasta', 'clustal', 'tree'] as const).map((name) => (
                  <ButtonLink key={name} size="xs" href={`/api/runs/${token}/files/${alignmentFiles[name]}`}>
                    {labels[name]}
                  </ButtonLink>
                ))}
              </div>
            </TitledCard>
          </>
        )
      }}
    </QueryPart>
  )
}
