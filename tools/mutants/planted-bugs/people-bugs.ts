import type { PlantedBug } from '../planted-bug.ts'

/** What members do: subscriptions and units, registration, editing, gene class symbols. */
export const peopleBugs: readonly PlantedBug[] = [
  {
    rule: 'SUBS-002',
    bug: 'institutions get complimentary units',
    file: 'packages/features/subscription/server/unit-ledger.ts',
    right: `if (partyType === 'person')`,
    wrong: 'if (partyType !== null)',
    caughtBy: 'packages/features/subscription/server/ledger.live.test.ts',
  },
  {
    rule: 'SUBS-005',
    bug: 'the address that any proxy names is believed',
    file: 'apps/api/src/build-app.ts',
    right: 'hop < hops : hops,',
    wrong: 'hop < hops : hops !== false,',
    caughtBy: 'packages/features/subscription/server/subscription-routes.live.test.ts',
  },
  {
    rule: 'SUBS-013',
    bug: 'the earlier of the two days is shown',
    file: 'packages/features/subscription/contract/account-line.ts',
    right: 'days.at(-1)',
    wrong: 'days.at(0)',
    caughtBy: 'packages/features/subscription/contract/account-line.test.ts',
  },
  {
    rule: 'SUBS-015',
    bug: 'the units of institutional members are shown too',
    file: 'packages/features/subscription/web/use-own-subscription.ts',
    right: `enabled: partyId !== null && isBasic })
  const isSubscribed = own?.subscribed === true
  return {
    isLoaded: loaded && !isLoading && !isCounting,
    status,
    missingInstitution: status === 'not subscribed' ? (own?.name ?? institution?.name ?? null) : null,
    isSubscribed,
    subscribedUntil: isSubscribed ? formatDay(own.expDate) : null,
    complimentaryUntil: isSubscribed ? complimentaryDay(own.free_expiry_date, usage?.expiry_date ?? null) : null,
    isBasic,
    usage: isBasic ? usage : null,`,
    wrong: `enabled: partyId !== null })
  const isSubscribed = own?.subscribed === true
  return {
    isLoaded: loaded && !isLoading && !isCounting,
    status,
    missingInstitution: status === 'not subscribed' ? (own?.name ?? institution?.name ?? null) : null,
    isSubscribed,
    subscribedUntil: isSubscribed ? formatDay(own.expDate) : null,
    complimentaryUntil: isSubscribed ? complimentaryDay(own.free_expiry_date, usage?.expiry_date ?? null) : null,
    isBasic,
    usage,`,
    caughtBy: 'packages/features/subscription/web/subscription-card.test.tsx',
  },
  {
    rule: 'SUBS-017',
    bug: 'the bar is green from 70 % on',
    file: 'packages/features/subscription/web/subscription-card.tsx',
    right: `percent > 70 ? 'success'`,
    wrong: `percent >= 70 ? 'success'`,
    caughtBy: 'packages/features/subscription/web/subscription-card.test.tsx',
  },
  {
    rule: 'SUBS-031',
    bug: 'bucketsBought counts all entries of the ledger',
    file: 'packages/features/subscription/server/unit-ledger.ts',
    right: `count(distinct bucket_id) filter (where origin = 'activation')`,
    wrong: `count(*) filter (where origin = 'activation')`,
    caughtBy: 'packages/features/subscription/server/ledger.live.test.ts',
  },
  {
    rule: 'SHELL-024',
    bug: 'the header shows an institution that does not subscribe',
    file: 'apps/web/src/shell/menu/menu-row.tsx',
    right: `if (institution?.status !== 'subscribed') return null`,
    wrong: 'if (!institution) return null',
    caughtBy: 'e2e/src/accounts/people-shell.spec.ts',
  },
  {
    rule: 'REG-008',
    bug: 'the longest password is refused',
    file: 'packages/features/account/contract/password-rule.ts',
    right: 'length > passwordMax',
    wrong: 'length >= passwordMax',
    caughtBy: 'packages/features/account/contract/password-rule.test.ts',
  },
  {
    rule: 'REG-015',
    bug: 'a taken e-mail address is an internal error',
    file: 'packages/features/members/server/people-rules.ts',
    right: 'account_email:',
    wrong: 'account_mail:',
    caughtBy: 'packages/features/members/server/registration-routes.live.test.ts',
  },
  {
    rule: 'EDIT-016',
    bug: 'affiliations are deleted before others are inserted',
    file: 'packages/features/members/web/use-affiliations.ts',
    right: `    if (toAdd.length > 0) await send('user/insert-affiliations', { communityId, affiliations: toAdd })
    const deletedAffiliations = removed.map((organizationId) => ({ organizationId }))
    if (removed.length > 0) await send('user/delete-affiliations', { communityId, deletedAffiliations })
`,
    wrong: `    const deletedAffiliations = removed.map((organizationId) => ({ organizationId }))
    if (removed.length > 0) await send('user/delete-affiliations', { communityId, deletedAffiliations })
    if (toAdd.length > 0) await send('user/insert-affiliations', { communityId, affiliations: toAdd })
`,
    caughtBy: 'e2e/src/community/edit-person.spec.ts',
  },
  {
    rule: 'EDIT-022',
    bug: 'only the first backslash of an address becomes a line break',
    file: 'packages/contract-kit/src/records/community-parts.ts',
    right: 'stored.replaceAll(',
    wrong: 'stored.replace(',
    caughtBy: 'packages/contract-kit/src/records/community-parts.test.ts',
  },
  {
    rule: 'SYMBOL-015',
    bug: 'the list of labs closes after 100 ms',
    file: 'packages/features/symbol-registration/web/symbol-detail-page.tsx',
    right: 'const closeDelayMs = 300',
    wrong: 'const closeDelayMs = 100',
    caughtBy: 'packages/features/symbol-registration/web/lab-field.test.tsx',
  },
  {
    rule: 'SYMBOL-023',
    bug: 'every member submits symbols',
    file: 'packages/features/symbol-registration/server/symbol-routes.ts',
    right: 'if (!account?.mayRegisterSymbols) throw',
    wrong: 'if (!account) throw',
    caughtBy: 'packages/features/symbol-registration/server/symbol-routes.live.test.ts',
  },
  {
    rule: 'SYMBOL-026',
    bug: 'the page of an accepted symbol shows the comments to curators',
    file: 'packages/kinds/genesymbol/server/accepted-genesymbols.ts',
    right: `'submission.additionalDetails',`,
    wrong: "sql<string>`concat_ws(' ', submission.additional_details, submission.comments)`.as('additionalDetails'),",
    caughtBy: 'packages/features/symbol-registration/server/symbol-routes.live.test.ts',
  },
  {
    rule: 'SYMBOL-028',
    bug: 'pending symbols are not taken',
    file: 'packages/features/symbol-registration/server/submit-symbol.ts',
    right: `and status <> 'rejected'`,
    wrong: `and status = 'accepted'`,
    caughtBy: 'packages/features/symbol-registration/server/symbol-routes.live.test.ts',
  },
  {
    rule: 'SECURE-050',
    bug: 'access tokens outlast the password under which they were made',
    file: 'packages/features/members/server/update-credentials.ts',
    right: 'if (!keepsTokens) await tx.deleteFrom',
    wrong: 'if (keepsTokens) await tx.deleteFrom',
    caughtBy: 'packages/features/members/server/update-credentials.live.test.ts',
  },
  {
    rule: 'SECURE-050',
    bug: 'an update that changes nothing fills the audit',
    file: 'packages/features/members/server/change-details.ts',
    right: 'if ((await loadDetails(tx, communityId)) === before) throw unchanged',
    wrong: '',
    caughtBy: 'packages/features/members/server/person-routes.live.test.ts',
  },
  {
    rule: 'SECURE-050',
    bug: 'names of people are completed without a limit',
    file: 'packages/features/suggest/server/suggest-routes.ts',
    right: `if (category === 'community') await options.expectFewLookups?.(request)`,
    wrong: '',
    caughtBy: 'packages/kinds/person/server/search-person.live.test.ts',
  },
  {
    rule: 'SECURE-050',
    bug: 'anyone with the link learns that the same was run before',
    file: 'packages/features/runs/server/find-run.ts',
    right: `isFromStore: isOwn && run.state === 'done'`,
    wrong: `isFromStore: run.state === 'done'`,
    caughtBy: 'packages/features/runs/server/take-runs.live.test.ts',
  },
]
