import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useSite } from '../../site/web/site-context.tsx'
import { AccessToken, type MadeAccessToken, maxTokens } from '../contract/access-token.ts'
import classes from './access-tokens-card.module.css'
import { MadeToken } from './made-token.tsx'
import { NewTokenForm } from './new-token-form.tsx'

const tokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => fetchJson(z.array(AccessToken), { path: 'user/access-tokens', signal }),
})

/** On the profile: the member's access tokens for scripts. */
export function AccessTokensCard() {
  const id = useId()
  const { isDemoLogin } = useSite().people
  const found = useQuery(tokensQuery)
  const { data: tokens } = found
  const queries = useQueryClient()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<MadeAccessToken | null>(null)
  const reload = () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey })

  function finish(token: MadeAccessToken) {
    setMade(token)
    setIsMaking(false)
    void reload()
  }
  function forget({ tokenId }: AccessToken) {
    if (made?.tokenId === tokenId) setMade(null)
    void reload()
  }
  const isFull = (tokens ?? []).filter(({ isExpired }) => !isExpired).length >= maxTokens
  return (
    <TitledCard title="Access tokens" mark={tokens?.length ? tokens.length : null}>
      <div className={classes.head}>
        <p className={classes.text}>
          For scripts and assistants that read from this site as you. A token may start runs if you choose so, changes nothing else, and
          opens no account page.
        </p>
        {isDemoLogin || isFull ? null : (
          <Button variant="default" size="xs" aria-expanded={isMaking} aria-controls={id} onClick={() => setIsMaking(!isMaking)}>
            {isMaking ? 'Cancel' : 'New token'}
          </Button>
        )}
      </div>
      {isDemoLogin ? <p className={classes.nothing}>Accounts of a demo site have no access tokens.</p> : null}
      {isFull ? <p className={classes.nothing}>You have {maxTokens} tokens, which is the maximum.</p> : null}
      <div id={id} hidden={!isMaking}>
        {isMaking ? <NewTokenForm onMade={finish} /> : null}
      </div>
      {made ? <MadeToken made={made} onClose={() => setMade(null)} /> : null}
      <QueryPart query={found} what="your access tokens" isSmall isInset>
        {(listed) => (
          <ul className={classes.list} aria-label="Access tokens">
            {listed.map((token) => (
              <TokenLine key={token.tokenId} token={token} onRevoked={() => forget(token)} />
            ))}
          </ul>
        )}
      </QueryPart>
    </TitledCard>
  )
}

function TokenLine({ token, onRevoked }: { token: AccessToken; onRevoked(): void }) {
  const { name, scope, createdAt, lastUsedAt, expiresAt, isExpired } = token
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useChange({
    call: () => fetchJson(Done, { path: `user/access-tokens/${token.tokenId}`, method: 'DELETE' }),
    failure: 'The access token could not be revoked. Please try again.',
    hasToast: true,
    onDone() {
      onRevoked()
      toast('The access token has been revoked.')
    },
  })
  function submit() {
    setIsAsking(false)
    revoke.run()
  }
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>
          <strong>{name}</strong> {scope === 'runs' ? <Tag>may start runs</Tag> : null} {isExpired ? <Tag>expired</Tag> : null}
        </span>
        <span className={classes.text}>
          Created {day(createdAt)} · {lastUsedAt === null ? 'never used' : `last used ${day(lastUsedAt)}`} ·{' '}
          {isExpired ? 'expired' : 'expires'} {day(expiresAt)}
        </span>
      </div>
      <Button variant="default" size="xs" loading={revoke.isPending} aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
        Revoke
      </Button>
      <ChoiceDialog title="Revoke this token?" action="Revoke" isOpen={isAsking} onClose={() => setIsAsking(false)} onSubmit={submit}>
        <p>Scripts that use “{name}” stop working at once. This cannot be undone.</p>
      </ChoiceDialog>
    </li>
  )
}

function day(moment: string): string {
  return dayOf(new Date(moment))
}
