import { Button } from '@mantine/core'
import type { GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { IconX } from '@tabler/icons-react'
import { formatNumber } from '../../text/format-number.ts'

/** What a picture counts: `copies`, `1 copy`. */
export type Noun = { plural: string; count(number: number): string }

export function nounOf(singular: string, plural = `${singular}s`): Noun {
  return { plural, count: (number) => `${formatNumber(number)} ${number === 1 ? singular : plural}` }
}

type RegionChipProps = { region: GenomeRegion; count: number; noun: Noun; onRemove(): void }

/** The chosen region, which a click removes. */
export function RegionChip({ region, count, noun, onRemove }: RegionChipProps) {
  const text = `${describeRegion(region)} · ${noun.count(count)}`
  return (
    <Button
      variant="light"
      size="xs"
      rightSection={<IconX size={13} aria-hidden />}
      aria-label={`Remove filter ${text}`}
      onClick={onRemove}
    >
      {text}
    </Button>
  )
}

/** `Chr3: 13.0–14.5 Mb`: a region is chosen in steps of a quarter megabase. */
export function describeRegion({ chromosome, start, end }: GenomeRegion): string {
  return `${chromosome}: ${megabases(start - 1)}–${megabases(end)} Mb`
}

function megabases(bases: number): string {
  const value = bases / 1_000_000
  return Number.isInteger(value * 10) ? value.toFixed(1) : value.toFixed(2)
}
