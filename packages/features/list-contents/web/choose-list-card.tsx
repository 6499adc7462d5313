import type { HelpTopic } from '@rosette/ui-kit/feedback/help-topic.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { newListPath } from '../contract/list-addresses.ts'
import { PickListButton } from './pick-list-button.tsx'

const examples = [
  { label: 'Floral organs: AG, AP1, AP3, PI, SEP3, LFY', items: 'AG,AP1,AP3,PI,SEP3,LFY' },
  { label: 'Flowering time: FT, FLC, CO, SOC1, SVP', items: 'FT,FLC,CO,SOC1,SVP' },
] as const

type ChooseListCardProps = {
  /** The part of the help that explains the analysis. */
  help: HelpTopic
  /** The address of the analysis for a list, or for some genes. */
  pathTo(genes: { list: string } | { items: string }): string
}

/** What the page of an analysis shows before it has genes: a choice of lists, and examples. */
export function ChooseListCard({ help, pathTo }: ChooseListCardProps) {
  const router = useRouter()
  return (
    <TitledCard title="For which genes?" help={help} isPadded>
      <PickListButton kind="locus" onContent={(list) => void router.navigate({ href: pathTo({ list }) })} />
      <ul>
        <li>
          <PageLink href={newListPath('locus')}>Make a list</PageLink>
        </li>
        {examples.map(({ label, items }) => (
          <li key={label}>
            <PageLink href={pathTo({ items })}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
