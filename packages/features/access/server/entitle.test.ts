import { expect, test } from 'vitest'
import { anonymous, type Member, type Visitor } from '../contract/access.ts'
import { type DenyReason, entitle } from './entitle.ts'

const member: Member = {
  role: 'member',
  communityId: 7,
  orcidId: null,
  isCurator: false,
  isSubscribed: false,
  organizationIds: [],
  managedIds: [],
}
const withOrcid: Member = { ...member, orcidId: '0000-0002-1825-0097' }
const curator: Member = { ...member, isCurator: true }

const locus = { kind: 'locus', key: 2200935 }
const ownPage = { kind: 'person', key: 7 }
const anotherPage = { kind: 'person', key: 8 }

const rows: [string, Visitor, { kind: string; key: number | null }, 'allow' | DenyReason][] = [
  ['a member with an ORCID iD sees a locus', withOrcid, locus, 'allow'],
  ['an anonymous visitor in a subscribed institution sees a locus', { ...anonymous, isSubscribed: true }, locus, 'allow'],
  ['a subscribed member without ORCID sees a locus', { ...member, isSubscribed: true }, locus, 'allow'],
  ['an anonymous visitor is refused', anonymous, locus, 'login_needed'],
  ['a member without ORCID is refused', member, locus, 'orcid_or_subscription_needed'],
  ['a lookup that names nothing is refused too', anonymous, { kind: 'locus', key: null }, 'login_needed'],
  ['[GUARD-013] a curator without ORCID or subscription is refused a locus', curator, locus, 'orcid_or_subscription_needed'],
  ['[GUARD-013] a curator sees a person', curator, anotherPage, 'allow'],
  ['members see their own page', member, ownPage, 'allow'],
  ['a member is refused the page of another', member, anotherPage, 'orcid_or_subscription_needed'],
  ['an anonymous visitor is refused a person', anonymous, ownPage, 'login_needed'],
  ['a kind named like a property of every object is not exempt', curator, { kind: 'constructor', key: 7 }, 'orcid_or_subscription_needed'],
]

test.each(rows)('%s', (_title, visitor, resource, expected) => {
  const entitlement = entitle(visitor, resource, 'spec')
  expect(entitlement).toEqual(expected === 'allow' ? { allow: true } : { allow: false, reason: expected })
})

test('open access allows every row of the table', () => {
  for (const [, visitor, resource] of rows) expect(entitle(visitor, resource, 'open')).toEqual({ allow: true })
})
