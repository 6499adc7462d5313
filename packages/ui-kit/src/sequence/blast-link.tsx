import { Button } from '@mantine/core'
import { blastPath } from '@rosette/contract-kit/site-paths/blast-path.ts'
import { useRouter } from '@tanstack/react-router'
import { ButtonLink } from '../links/button-link.tsx'
import { handOverSequence } from './hand-over-sequence.ts'

type BlastLinkProps = { type: 'protein' | 'sequence'; sequence: string }

// Longer addresses are refused by some servers.
const longestInAddress = 6000

/** DETAIL-036: the BLAST form with a sequence filled in. A long one stays in this browser and does not become part of the address. */
export function BlastLink({ type, sequence }: BlastLinkProps) {
  const { history } = useRouter()
  if (sequence.length <= longestInAddress) {
    return (
      <ButtonLink size="xs" href={blastPath({ sequence_type: type, sequence })}>
        Send to BLAST
      </ButtonLink>
    )
  }
  return (
    <Button variant="default" size="xs" onClick={() => history.push(blastPath({ sequence_type: type, key: handOverSequence(sequence) }))}>
      Send to BLAST
    </Button>
  )
}
