import { type MutantHit, mutantColumns } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconCopy, IconDownload, IconTrash } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { contentPath } from '../../list-contents/contract/list-addresses.ts'
import { keepContent } from '../../list-contents/web/lists-query.ts'
import { TargetLink } from '../../site/web/site-context.tsx'
import { emptyBasket, toggleLine, useBasket } from './basket.ts'
import classes from './mutants-page.module.css'

/** Chosen lines: to copy, to save, to keep as lists, and to look for at a stock centre (MUTANT-014, MUTANT-015). */
export function BasketCard() {
  const lines = useBasket()
  return (
    <TitledCard title="Basket" help="help-mutants#the-basket" mark={formatNumber(lines.length)} isPadded>
      {lines.length === 0 ? (
        <p className={classes.hint}>Tick lines to collect them here. They stay in this browser.</p>
      ) : (
        <>
          <ul className={classes.basket}>
            {lines.map((hit) => (
              <li key={`${hit.line} ${hit.locus_name}`}>
                <code>{hit.line}</code>
                <span>{hit.symbol ?? hit.locus_name}</span>
                <button type="button" aria-label={`Remove ${hit.line} from the basket`} onClick={() => toggleLine(hit)}>
                  ×
                </button>
              </li>
            ))}
          </ul>
          <BasketActions lines={lines} />
        </>
      )}
      <p className={classes.hint}>
        Availability unknown; check <TargetLink target={{ external: 'stockCatalogue' }}>ABRC</TargetLink> or{' '}
        <TargetLink target={{ external: 'nasc' }}>NASC</TargetLink>.
      </p>
    </TitledCard>
  )
}

function BasketActions({ lines }: { lines: readonly MutantHit[] }) {
  const names = namesOf(lines)
  const copy = useChange({
    call: () => navigator.clipboard.writeText(names.join('\n')),
    failure: 'The names could not be copied.',
    hasToast: true,
    onDone: () => toast(`${formatNumber(names.length)} names of lines were copied.`),
  })

  return (
    <div className={classes.basketActions}>
      <PlainButton leftSection={<IconCopy size={14} aria-hidden />} onClick={() => copy.run()}>
        Copy names of lines
      </PlainButton>
      <PlainButton leftSection={<IconDownload size={14} aria-hidden />} onClick={() => saveText(basketFile(lines), 'mutants_chosen.tsv')}>
        Download TSV
      </PlainButton>
      <ListOf
        label="Seeds as a list"
        kind="germplasm"
        items={[...new Set(lines.flatMap((hit) => hit.germplasms.map(({ label }) => label)))]}
      />
      <ListOf
        label="Insertions as a list"
        kind="polymorphism"
        items={[...new Set(lines.flatMap(({ polymorphism }) => polymorphism?.label ?? []))]}
      />
      <PlainButton leftSection={<IconTrash size={14} aria-hidden />} onClick={emptyBasket}>
        Empty the basket
      </PlainButton>
    </div>
  )
}

type ListOfProps = { label: string; kind: 'germplasm' | 'polymorphism'; items: readonly string[] }

/** Opens the records of the chosen lines as a list without a name, which can be kept from there. */
function ListOf({ label, kind, items }: ListOfProps) {
  const router = useRouter()
  const open = useChange({
    call: () => keepContent({ kind, items: [...items] }),
    hasToast: true,
    onDone: ({ id }) => router.navigate({ href: contentPath(id) }),
  })
  if (items.length === 0) return null
  return (
    <PlainButton onClick={() => open.run()}>
      {label} ({formatNumber(items.length)})
    </PlainButton>
  )
}

/** A line that was chosen for two genes is ordered once. */
export function namesOf(lines: readonly MutantHit[]): string[] {
  return [...new Set(lines.map(({ line }) => line))]
}

/** The columns of the file of all lines. */
export function basketFile(lines: readonly MutantHit[]): string {
  const rows = lines.map((hit) => mutantColumns.map(({ text }) => text(hit).replaceAll(/[\t\r\n]+/g, ' ')))
  return `${[mutantColumns.map(({ id }) => id), ...rows].map((cells) => cells.join('\t')).join('\n')}\n`
}
