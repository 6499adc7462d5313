import { Button } from '@mantine/core'
import { blastPath } from '@rosette/contract-kit/site-paths/blast-path.ts'
import { useRouter } from '@tanstack/react-router'
import { ButtonLink } from '../links/button-link.tsx'
import { handOverSequence } from './hand-over-sequence.ts'

type BlastLinkProps = { name: string; type: 'protein' | 'sequence'; sequence: string }

// Longer addresses are refused by some servers.
const longestInAddress = 6000

/**
 * DETAIL-036: the BLAST form with a sequence filled in, under its own name, by which the result knows it (BLAST-049). A long one stays in
 * this browser and does not become part of the address.
 */
export function BlastLink({ name, type, sequence: letters }: BlastLinkProps) {
  const { history } = useRouter()
  const sequence = /^\S+$/.test(name) ? `>${name}\n${letters}` : letters
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
