import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconCheck } from '@tabler/icons-react'
import { TargetLink } from '../../site/web/site-context.tsx'
import type { UnitUsage } from '../contract/subscription-calls.ts'
import { ActivationPanel } from './activation-panel.tsx'
import classes from './subscription-card.module.css'
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
        {isLoaded ? <Sentences subscription={subscription} /> : <Loading what="your subscription" isSmall />}
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

/** How many units are left, in numbers, percent and colour (SUBS-016 to 018). */
function UsageBar({ usage }: { usage: UnitUsage }) {
  const { remaining_units: remaining, total_units: total } = usage
  const { percent, level } = usageShare(remaining, total)
  const share = `${Math.round(percent)}%`
  return (
    <div className={classes.usage} data-level={level}>
      <div className={classes.words}>
        <p>
          <span className={classes.left}>{formatNumber(remaining)}</span> of {formatNumber(total)} units left
        </p>
        <span className={classes.share}>{share}</span>
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Units left"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={remaining}
        aria-valuetext={`${remaining} of ${total} units left, ${share}`}
      >
        <div className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
      <p className={classes.hint}>Green above 70% of your units, amber above 30%, red below.</p>
    </div>
  )
}

type UsageLevel = 'success' | 'warning' | 'danger'

type UsageShare = { percent: number; level: UsageLevel }

/**
 * The share of units left: success above 70 %, warning above 30 %, otherwise danger (SUBS-017). If nothing was granted, nothing is
 * missing: 100 % (SUBS-018).
 */
export function usageShare(remaining: number, total: number): UsageShare {
  const percent = total > 0 ? (Math.min(Math.max(remaining, 0), total) / total) * 100 : 100
  return { percent, level: percent > 70 ? 'success' : percent > 30 ? 'warning' : 'danger' }
}
