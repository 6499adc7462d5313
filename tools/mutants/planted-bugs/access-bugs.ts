import type { PlantedBug } from '../planted-bug.ts'

/** Who may see what: records, sessions, passwords, ORCID. */
export const accessBugs: readonly PlantedBug[] = [
  {
    rule: 'GUARD-003',
    bug: 'a refused visitor reads that the page does not exist',
    file: 'apps/web/src/kind-page.ts',
    right: `if (code === 'not_found' || code === 'gone') throw notFound()`,
    wrong: `if (code === 'not_found' || code === 'gone' || code === 'access_denied') throw notFound()`,
    caughtBy: 'e2e/src/accounts/guard.spec.ts',
  },
  {
    rule: 'GUARD-005',
    bug: 'the status is compared without case and blanks',
    file: 'packages/features/account/server/find-visitor.ts',
    right: `if (institutionStatus === 'subscribed') return true`,
    wrong: `if (institutionStatus?.trim().toLowerCase() === 'subscribed') return true`,
    caughtBy: 'packages/features/account/server/find-visitor.test.ts',
  },
  {
    rule: 'GUARD-007',
    bug: 'whether a record exists is reported before whether it may be seen',
    file: 'packages/features/records/server/record-routes.ts',
    right: `      const key = await resolveAndGuard(request, kind, query, dependencies)
      const readerOf = () => dependencies.visitorOf(request)
      const answer = key === null ? null : await findFirst(answered, (each) => dependencies.findAnswer(lease, each, key, readerOf))
      if (answer === null) throw recordNotFound(kind, query)
`,
    wrong: `      const key = await resolveKey(dependencies.db.records, lease.releaseId, kind, query)
      const readerOf = () => dependencies.visitorOf(request)
      const answer = key === null ? null : await findFirst(answered, (each) => dependencies.findAnswer(lease, each, key, readerOf))
      if (answer === null) throw recordNotFound(kind, query)
      await guardRecord(request, kind, key, dependencies)
`,
    caughtBy: 'packages/features/records/server/record-routes.live.test.ts',
  },
  {
    rule: 'GUARD-014',
    bug: 'the lookup of a key is not guarded',
    file: 'packages/features/records/server/record-routes.ts',
    right: `        const key = await resolveAndGuard(request, kind, query, dependencies)
        if (key === null)`,
    wrong: `        const key = await resolveKey(dependencies.db.records, dependencies.releaseOf(request), kind, query)
        if (key === null)`,
    caughtBy: 'packages/features/records/server/record-routes.live.test.ts',
  },
  {
    rule: 'GUARD-013',
    bug: 'curators see every record',
    file: 'packages/features/access/server/entitle.ts',
    right: 'if (visitor.orcidId !== null) return allowed',
    wrong: 'if (visitor.orcidId !== null || visitor.isCurator) return allowed',
    caughtBy: 'packages/features/access/server/entitle.test.ts',
  },
  {
    rule: 'GUARD-015',
    bug: 'a pending affiliation opens the record of the organization',
    file: 'packages/features/account/server/find-caller.ts',
    right: 'where person_community_id = account.community_id and is_confirmed order by 1',
    wrong: 'where person_community_id = account.community_id order by 1',
    caughtBy: 'packages/features/records/server/record-guard.live.test.ts',
  },
  {
    rule: 'EDIT-003',
    bug: 'a pending affiliation allows editing the organization',
    file: 'packages/features/account/server/find-caller.ts',
    right: 'where person_community_id = account.community_id and is_confirmed order by 1',
    wrong: 'where person_community_id = account.community_id order by 1',
    caughtBy: 'packages/features/members/server/organization-routes.live.test.ts',
  },
  {
    rule: 'API-002',
    bug: 'the profile is that of the user ID in the address',
    file: 'packages/features/account/server/auth-routes.ts',
    right: 'loadAuthProfile(db.community, (await sessionOf(request))?.communityId ?? null, settings)',
    wrong:
      'loadAuthProfile(db.community, Number(request.query.userId ?? 0) || ((await sessionOf(request))?.communityId ?? null), settings)',
    caughtBy: 'packages/features/account/server/auth-routes.live.test.ts',
  },
  {
    rule: 'API-010',
    bug: 'every member reads the details of every person',
    file: 'packages/features/members/server/person-routes.ts',
    right: `    expectOwn(await visitorOf(request), communityId)
    const person`,
    wrong: `    const visitor = await visitorOf(request)
    expectOwn(visitor, visitor.role === 'member' ? visitor.communityId : communityId)
    const person`,
    caughtBy: 'packages/features/members/server/person-routes.live.test.ts',
  },
  {
    rule: 'API-015',
    bug: 'curators see and fill the units of others',
    file: 'packages/features/subscription/server/subscription-routes.ts',
    right: 'if (named !== undefined && named !== partyId) throw notYours()',
    wrong: 'if (named !== undefined && named !== partyId && !member.isCurator) throw notYours()',
    caughtBy: 'packages/features/subscription/server/subscription-routes.live.test.ts',
  },
  {
    rule: 'SESSION-004',
    bug: 'one of the two cookies is enough',
    file: 'packages/features/sessions/web/stored-auth.ts',
    right: 'names.every((name) => readCredential(name) !== null)',
    wrong: 'names.some((name) => readCredential(name) !== null)',
    caughtBy: 'packages/features/sessions/web/session-watch.test.tsx',
  },
  {
    rule: 'SESSION-025',
    bug: 'every 401 redirects to the login page',
    file: 'packages/api-client/src/fetch-json.ts',
    right: `  const target = loginAddress(body, location.href)
  if (target !== null) location.assign(target)`,
    wrong: `  location.assign(loginAddress(body, location.href) ?? '/login')`,
    caughtBy: 'packages/api-client/src/fetch-json.test.ts',
  },
  {
    rule: 'SESSION-029',
    bug: 'the secret key is not compared',
    file: 'packages/features/sessions/server/session-store.ts',
    right: '  if (!found.secretKeyHash.equals(hashToken(tokens.secretKey))) return null\n',
    wrong: '',
    caughtBy: 'packages/features/account/server/auth-routes.live.test.ts',
  },
  {
    rule: 'SESSION-033',
    bug: 'a stored state is believed without requesting the profile',
    file: 'packages/features/sessions/web/auth-state.ts',
    right: `  else clearAuth()
  return reloadProfile()`,
    wrong: `  else clearAuth()
  return stored ? Promise.resolve() : reloadProfile()`,
    caughtBy: 'packages/features/sessions/web/auth-state.test.tsx',
  },
  {
    rule: 'SESSION-034',
    bug: 'failed logins are not counted',
    file: 'packages/features/account/server/auth-routes.ts',
    right: 'await expectNotThrottled(db.community, throttles, now).catch(',
    wrong: 'await Promise.resolve([]).catch(',
    caughtBy: 'packages/features/account/server/login-throttle.live.test.ts',
  },
  {
    rule: 'SESSION-034',
    bug: 'a new password leaves the old sessions open',
    file: 'packages/features/account/server/shut-out.ts',
    right: '  await endSessionsOf(tx, communityId)\n',
    wrong: '',
    caughtBy: 'packages/features/account/server/mailed-links.live.test.ts',
  },
  {
    rule: 'ORCID-014',
    bug: 'another browser can finish an ORCID sign-in',
    file: 'packages/features/orcid/server/orcid-attempt.ts',
    right: `    .where('browserHash', '=', hashToken(brought.browser))
    .where('expiresAt', '>', now)`,
    wrong: `    .where('expiresAt', '>', now)`,
    caughtBy: 'packages/features/orcid/server/orcid-forgery.live.test.ts',
  },
  {
    rule: 'PROFILE-021',
    bug: 'an account without a password loses its ORCID iD',
    file: 'packages/features/orcid/server/finish-orcid-visit.ts',
    right: `    if (passwordHash === null) throw new Problem('unprocessable', unlinkRequiresPassword)\n`,
    wrong: '',
    caughtBy: 'packages/features/orcid/server/orcid-routes.live.test.ts',
  },
  {
    rule: 'SECURE-015',
    bug: 'anyone who takes the name of a deleted account gets its key',
    file: 'packages/features/account/server/delete-people.ts',
    right: `.where('tairAccession', 'is', null)`,
    wrong: `.where('tairAccession', 'is not', null)`,
    caughtBy: 'packages/features/personal-data/server/personal-data-routes.live.test.ts',
  },
  {
    rule: 'SECURE-016',
    bug: 'details of the audit name a person',
    file: 'packages/features/access/server/note-audit.ts',
    right: `typeof person === 'number' ?`,
    wrong: `typeof person === 'string' ?`,
    caughtBy: 'packages/features/access/server/load-audit.live.test.ts',
  },
  {
    rule: 'SECURE-028',
    bug: 'anybody can fill the audit from many networks',
    file: 'packages/features/access/server/note-event.ts',
    right: 'const mostPerHour = 1000',
    wrong: 'const mostPerHour = 100_000',
    caughtBy: 'apps/api/src/security-events.live.test.ts',
  },
]
