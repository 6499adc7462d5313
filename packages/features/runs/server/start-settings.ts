import type { Settings } from '@rosette/settings/settings.ts'

/** What the operator decides about starting runs. */
export type StartSettings = Pick<Settings, 'premiumTools' | 'runQueue' | 'runQueuePerOwner' | 'publicUrl'>
