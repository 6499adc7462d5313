import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { formatAddressLines } from '@rosette/contract-kit/records/community-parts.ts'
import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import type { OrganizationRecord } from '@rosette/kinds/organization/contract/organization-record.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import type { PeopleRules } from '../contract/entry-rules.ts'
import {
  checkOrganizationText,
  type OrganizationUpdate,
  organizationFailed,
  organizationLabels,
  organizationUpdated,
} from '../contract/update-organization.ts'
import { useReturnSoon } from './member-page.tsx'

type OrganizationDraft = Omit<OrganizationUpdate, 'communityId'>

/** EDIT-020, EDIT-021, EDIT-024. */
export function OrganizationForm({ organization }: { organization: OrganizationRecord }) {
  const { people } = useSite()
  const queryClient = useQueryClient()
  const definition = useMemo(() => organizationForm(people), [people])
  const { communityId, name, address, city, region, postalCode, country } = organization
  const path = recordPath(organizationKind, communityId)

  async function save(draft: OrganizationDraft): Promise<EntrySaved> {
    const body: OrganizationUpdate = { communityId, ...draft, address: formatAddressLines(draft.address) }
    await fetchJson(Done, { path: 'organization/update-organization', method: 'PUT', body })
    queryClient.removeQueries({ queryKey: ['record', 'organization'] })
    // Records of its people name it.
    queryClient.removeQueries({ queryKey: ['record', 'person'] })
    return { text: organizationUpdated }
  }

  const initial = {
    name,
    address: address ?? '',
    city: city ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  }
  const form = useEntryForm<OrganizationDraft>({ definition, initial, save, failure: organizationFailed })
  useReturnSoon(form.saved !== null, path)
  return (
    <EntryForm
      label="Organization"
      form={form}
      submitLabel="Update Organization"
      after={<PageLink href={path}>Go to the record</PageLink>}
    />
  )
}

function organizationForm(rules: PeopleRules) {
  const field = (name: keyof typeof organizationLabels) => ({
    label: organizationLabels[name],
    control: 'text' as const,
    size: 'large' as const,
    isRequired: true,
    check: (text: string) => checkOrganizationText(name, text, rules),
  })
  return defineEntryForm<OrganizationDraft>({
    fields: {
      name: field('name'),
      address: { ...field('address'), control: 'textarea' },
      city: field('city'),
      region: field('region'),
      postalCode: { ...field('postalCode'), size: 'medium' },
      country: field('country'),
    },
    sections: [{ legend: 'Organization', lines: [['name'], ['address'], ['city', 'region'], ['postalCode', 'country']] }],
  })
}
