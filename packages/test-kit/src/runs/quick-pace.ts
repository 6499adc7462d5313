import type { LeasePace } from '@rosette/features/runs/server/run-leases.ts'

/** So that a test need not wait until a silent worker counts as dead. */
export const quickPace: LeasePace = { lookMs: 250, beatMs: 400, staleMs: 1500 }

export const quietLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
