import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { affiliationsFailed, type LabRow } from '../contract/affiliations.ts'
import type { EditablePerson } from '../contract/person-details.ts'

export type ListedAffiliation = { organizationId: number; organizationName: string; state: 'confirmed' | 'pending' | 'added' }

/** Tracks additions and removals separately from what is stored; on submission, inserts come first, then deletes (EDIT-016). */
export function useAffiliations({ communityId, affiliations }: EditablePerson) {
  const queryClient = useQueryClient()
  const { withStepUp, dialog } = useStepUp()
  const [added, setAdded] = useState<readonly LabRow[]>([])
  const [removed, setRemoved] = useState<readonly number[]>([])
  const saving = useChange({
    call: save,
    failure: affiliationsFailed,
    onDone() {
      queryClient.removeQueries({ queryKey: ['record', 'person'] })
      queryClient.removeQueries({ queryKey: ['record', 'organization'] })
      void reloadProfile()
    },
  })

  const stored = affiliations.filter(({ organizationId }) => !removed.includes(organizationId))
  const listed: ListedAffiliation[] = [
    ...stored.map(({ isConfirmed, ...names }) => ({ ...names, state: isConfirmed ? ('confirmed' as const) : ('pending' as const) })),
    ...added.map((lab) => ({ organizationId: lab.ORGANIZATION_ID, organizationName: lab.NAME, state: 'added' as const })),
  ]
  const isChanged = added.length + removed.length > 0

  function add(lab: LabRow) {
    saving.reset()
    const isStored = affiliations.some(({ organizationId }) => organizationId === lab.ORGANIZATION_ID)
    if (isStored) setRemoved((before) => before.filter((id) => id !== lab.ORGANIZATION_ID))
    else setAdded((before) => [...before.filter((other) => other.ORGANIZATION_ID !== lab.ORGANIZATION_ID), lab])
  }

  function remove(organizationId: number) {
    saving.reset()
    setAdded((before) => before.filter((lab) => lab.ORGANIZATION_ID !== organizationId))
    if (affiliations.some((stored) => stored.organizationId === organizationId)) setRemoved((before) => [...before, organizationId])
  }

  async function save() {
    const toAdd = added.map((lab) => ({ organizationId: lab.ORGANIZATION_ID, organizationName: lab.NAME }))
    if (toAdd.length > 0) await send('user/insert-affiliations', { communityId, affiliations: toAdd })
    const deletedAffiliations = removed.map((organizationId) => ({ organizationId }))
    if (removed.length > 0) await send('user/delete-affiliations', { communityId, deletedAffiliations })
  }

  /** Curators decide about others with it (SECURE-049). */
  function send(path: string, body: object) {
    return withStepUp(() => fetchJson(Done, { path, body }))
  }

  function submit() {
    if (isChanged && !saving.isDone) saving.run()
  }

  return { listed, saving, isChanged, dialog, add, remove, submit }
}
