import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { editPath } from '@rosette/contract-kit/site-paths/edit-path.ts'
import { useKindPath } from '@rosette/ui-kit/app-facts.tsx'
import { QueryPart, type QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import {
  IconBuilding,
  IconChecks,
  IconChevronRight,
  IconInfoCircle,
  IconList,
  IconPencil,
  IconTag,
  IconUpload,
  IconUser,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PersonDetails } from '../../members/contract/person-details.ts'
import { ownRunsPath } from '../../runs/contract/run-status.ts'
import type { AuthProfile, ProfileAffiliation } from '../../sessions/contract/auth-profile.ts'
import { TargetLink } from '../../site/web/site-context.tsx'
import classes from './profile-cards.module.css'

type AddressCardProps = { details: QueryState<PersonDetails | null>; communityId: number }

/** The person's postal address (PROFILE-006). */
export function AddressCard({ details, communityId }: AddressCardProps) {
  return (
    <TitledCard title="Address" action={<PageLink href={editPath('person', communityId)}>Edit</PageLink>}>
      <QueryPart
        query={details}
        what="your address"
        isSmall
        isInset
        isEmpty={(person) => linesOf(person).length === 0}
        empty={<p className={classes.nothing}>No address found</p>}
      >
        {(person) => (
          <address className={classes.address}>
            {linesOf(person).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </QueryPart>
    </TitledCard>
  )
}

function linesOf(person: PersonDetails | null): string[] {
  if (person === null) return []
  const place = [person.CITY, [person.REGION, person.POSTAL_CODE].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [...(person.ADDRESS ?? '').split(/\r?\n/), place, person.COUNTRY ?? ''].filter((line) => line.trim() !== '')
}

/** The person's organizations; self-added ones are pending until confirmed (PROFILE-007, PROFILE-008). */
export function AffiliationsCard({ details }: { details: QueryState<PersonDetails | null> }) {
  const count = affiliationsOf(details.data ?? null).length
  return (
    <TitledCard title="Affiliated organizations" mark={count > 0 ? count : null}>
      <QueryPart
        query={details}
        what="your affiliations"
        isSmall
        isInset
        isEmpty={(person) => affiliationsOf(person).length === 0}
        empty={<p className={classes.nothing}>No affiliations found</p>}
      >
        {(person) => <CardLinks links={affiliationsOf(person).map(affiliationLink)} />}
      </QueryPart>
    </TitledCard>
  )
}

function affiliationsOf(person: PersonDetails | null): readonly ProfileAffiliation[] {
  return person?.AFFILIATIONS ?? []
}

function affiliationLink({ community_id: key, name, isConfirmed }: ProfileAffiliation) {
  return {
    id: key,
    icon: <IconBuilding size={18} />,
    link: <RecordLink to={{ kind: 'organization', key, label: name }}>{name}</RecordLink>,
    text: isConfirmed ? 'Confirmed' : 'Pending: waiting for the organization to confirm',
  }
}

/** For those who may register symbols (PROFILE-011). */
export function ContributeCard() {
  return (
    <TitledCard title="Contribute Data">
      <CardLinks
        links={[
          {
            id: 'symbol',
            icon: <IconTag size={18} />,
            link: <PageLink href="/submit/gene_class_symbol_registration">Register a gene class symbol</PageLink>,
            text: 'Reserve a symbol before you publish',
          },
          {
            id: 'tool',
            icon: <IconUpload size={18} />,
            link: <TargetLink target={{ external: 'submitPublications' }}>Online submission tool</TargetLink>,
            text: 'Gene function and phenotype from your papers',
            isOutside: true,
          },
        ]}
      />
    </TitledCard>
  )
}

/** PROFILE-012. */
export function CuratorCard() {
  return (
    <TitledCard title="Curator tools" mark="curators only">
      <CardLinks
        links={[
          {
            id: 'curation',
            icon: <IconChecks size={18} />,
            link: <PageLink href="/curation">Curation queue</PageLink>,
            text: 'Corrections and symbols awaiting a decision',
          },
          {
            id: 'review',
            icon: <IconChecks size={18} />,
            link: <PageLink href="/curator/gene_class_symbols">Review gene class symbols</PageLink>,
            text: 'Submissions awaiting a decision',
          },
          {
            id: 'papers',
            icon: <IconChecks size={18} />,
            link: <PageLink href="/curation/papers">Review annotations of papers</PageLink>,
            text: 'Lines of authors, by whose turn it is',
          },
          {
            id: 'browse',
            icon: <IconList size={18} />,
            link: <PageLink href="/browse/gene_symbols">Browse gene class symbols</PageLink>,
            text: 'All registered symbols',
          },
        ]}
      />
    </TitledCard>
  )
}

/** PROFILE-010. */
export function QuickLinks({ profile: { communityId } }: { profile: AuthProfile & { communityId: number } }) {
  const personPath = usePersonPath(communityId)
  return (
    <TitledCard title="Quick links">
      <CardLinks
        links={[
          {
            id: 'public',
            icon: <IconUser size={18} />,
            link: <PageLink href={personPath ?? '/profile'}>Public profile</PageLink>,
            text: 'What other members see',
          },
          {
            id: 'edit',
            icon: <IconPencil size={18} />,
            link: <PageLink href={editPath('person', communityId)}>Edit profile</PageLink>,
            text: 'Login details, personal data, affiliations',
          },
          {
            id: 'runs',
            icon: <IconList size={18} />,
            link: <PageLink href={ownRunsPath}>My runs</PageLink>,
            text: 'BLAST and pattern searches of the last 30 days',
          },
          {
            id: 'faq',
            icon: <IconInfoCircle size={18} />,
            link: <TargetLink target={{ external: 'individualSubscriptionFaq' }}>Individual subscription FAQ</TargetLink>,
            text: 'Opens in a new tab',
            isOutside: true,
          },
        ]}
      />
    </TitledCard>
  )
}

/** The public page of the person. */
export function usePersonPath(communityId: number): string | null {
  const kind = useKindPath('person')
  return kind ? recordPath(kind, communityId) : null
}

type CardLink = {
  id: string | number
  icon: ReactNode
  /** The link element itself. */
  link: ReactNode
  text: ReactNode
  isOutside?: boolean
}

/** The links of a card, each with a line that describes its target. */
function CardLinks({ links }: { links: readonly CardLink[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ id, icon, link, text, isOutside }) => (
        <li key={id} className={classes.line}>
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
          <span className={classes.words}>
            {link}
            <span className={classes.text}>{text}</span>
          </span>
          {isOutside ? null : <IconChevronRight size={16} className={classes.chevron} aria-hidden />}
        </li>
      ))}
    </ul>
  )
}
