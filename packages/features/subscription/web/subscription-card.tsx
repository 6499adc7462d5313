import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { IconCheck } from '@tabler/icons-react'
import { TargetLink } from '../../site/web/target-link.tsx'
import { ActivationPanel } from './activation-panel.tsx'
import classes from './subscription-card.module.css'
import { UsageBar } from './usage-bar.tsx'
import type { OwnSubscription } from './use-own-subscription.ts'

type SubscriptionCardProps = { subscription: OwnSubscription; partyId: number | null }

/** The subscription of a member and, for a basic account, its units (SUBS-008, SUBS-011 to 020, SUBS-033). */
export function SubscriptionCard({ subscription, partyId }: SubscriptionCardProps) {
  const { isLoaded, isBasic, usage, reloadUsage } = subscription
  const isCovered = isLoaded && (subscription.isSubscribed || !isBasic)
  const hasUnits = isLoaded && isBasic
  return (
    <TitledCard
      title="Subscription"
      mark={
        isCovered ? (
          <span className={classes.mark}>
            <IconCheck size={13} aria-hidden /> subscribed
          </span>
        ) : null
      }
      action={
        hasUnits ? (
          <TargetLink target={{ external: 'buyUnits' }} className={classes.buy}>
            Buy units
          </TargetLink>
        ) : null
      }
    >
      <div className={classes.body}>
        {isLoaded && usage ? <UsageBar usage={usage} /> : null}
        {isLoaded ? <Sentences subscription={subscription} /> : <p role="status">Loading</p>}
      </div>
      {hasUnits ? <ActivationPanel partyId={partyId} onActivated={reloadUsage} /> : null}
    </TitledCard>
  )
}

function Sentences({ subscription }: { subscription: OwnSubscription }) {
  const sentences = sentencesOf(subscription)
  if (sentences.length === 0) return null
  return (
    <div className={classes.sentences}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

function sentencesOf({ missingInstitution, subscribedUntil, complimentaryUntil, isBasic, usage }: OwnSubscription): string[] {
  return [
    missingInstitution && `Your institution, ${missingInstitution}, is not subscribed.`,
    !isBasic && 'Your institution subscribes: all record pages and premium tools are open to you.',
    subscribedUntil && `You're subscribed until ${subscribedUntil}`,
    complimentaryUntil && `50 Complimentary Units expire on ${complimentaryUntil}`,
    isBasic && !usage && 'You have no units. One unit pays for one run of a premium tool.',
  ].filter((sentence) => typeof sentence === 'string')
}
